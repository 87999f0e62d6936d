import { mount } from 'svelte';
import App from './App.svelte';
import { noteMissingStyles } from './lib/later.svelte';
import { growWithWindow } from './lib/room';
import { router } from './lib/router.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

noteMissingStyles();
growWithWindow();
addEventListener('resize', growWithWindow);
router.start();
mount(App, { target: document.getElementById('app') as HTMLElement });
