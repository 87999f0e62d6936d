// Signs that work at 16 px: types of cards, heroes, zones. They are drawn on 24 x 24.

export const SIGNS = {
    attack: '<path d="M4 20l3-7L18 2l4 4L11 17z"/><path d="M2 22l4-4M5 14l5 5" stroke="currentColor" stroke-width="2.6" fill="none"/>',
    armor: '<path d="M12 1.5c3 2 6 2.5 9.5 2.5 0 9-2.5 15-9.5 19C5 19 2.5 13 2.5 4 6 4 9 3.5 12 1.5z"/>',
    healing: '<path d="M20.5 2.5C8 2 2 9 4.5 19.5 15 22 22 15 20.5 2.5z"/><path d="M2 22L15 9" stroke="var(--hole,#f3ead6)" stroke-width="1.8" fill="none"/>',
    action: '<path d="M12 1l2.9 7.3 7.6.5-5.9 4.9 1.9 7.5-6.5-4.1-6.5 4.1 1.9-7.5L1.5 8.8l7.6-.5z"/>',
    minion: '<path d="M3 3l5 4q4-1.5 8 0l5-4v9q0 10-9 10T3 12z"/><path d="M6.5 11l4 2.5M17.5 11l-4 2.5" stroke="var(--hole,#f3ead6)" stroke-width="2.2" fill="none"/>',
    boss: '<path d="M3 2q0 7 5 8-2 2-2 5 2 8 6 8t6-8q0-3-2-5 5-1 5-8-3 5-9 5T3 2z"/>',
    heart: '<path d="M12 22C4 16 1.5 12 1.5 7.5c0-3 2.3-5.5 5.3-5.5 2.2 0 4.2 1.3 5.2 3.2C13 3.3 15 2 17.2 2c3 0 5.3 2.5 5.3 5.5C22.5 12 20 16 12 22z"/>',
    sac: '<path d="M12 1c1 6 7 8 7 14.5 0 5-3 7.5-7 7.5s-7-2.5-7-7.5C5 9 11 7 12 1z"/><path d="M12 13c2 2.5 2.6 3.6 2.6 5.2 0 1.7-1.2 2.8-2.6 2.8s-2.6-1.1-2.6-2.8c0-1.6.6-2.7 2.6-5.2z" fill="var(--hole,#f3ead6)"/>',
    round: '<path d="M19.5 8A8.5 8.5 0 1 0 20.5 13" stroke="currentColor" stroke-width="3" fill="none"/><path d="M22.5 2v9h-9z"/>',
    pack: '<path d="M7 7V5.5a5 5 0 0 1 10 0V7h1.5A3.5 3.5 0 0 1 22 10.5V22H2V10.5A3.5 3.5 0 0 1 5.5 7zM9.5 7h5V5.5a2.5 2.5 0 0 0-5 0z" fill-rule="evenodd"/><path d="M5.5 14.5h13M12 12.5v5" stroke="var(--hole,#12161f)" stroke-width="1.8" fill="none"/>',
    grave: '<path d="M4.5 22V9.5a7.5 7.5 0 0 1 15 0V22z"/><path d="M12 7v9M8.5 10.5h7" stroke="var(--hole,#12161f)" stroke-width="2" fill="none"/>',
    axe: '<path d="M13.5 3.5C9 2 5 3 2 7.5c3.5 1 5 3.5 5 7 4.5-.5 7-2.5 8-6.5z"/><path d="M9 22L17.5 1.5" stroke="currentColor" stroke-width="2.6" fill="none"/>',
    hat: '<path d="M1.5 19c3-1.5 5-2 6-4.5 1-4 1.5-9 6-13 2-.8 4 0 5 1.5-2.5.3-2.5 2-2.2 4 .4 3 .8 5.5 1.8 7.5 1 2 2.4 3 4.4 4.5-7 3-15 3-21 0z"/>',
    bow: '<path d="M5 2c12 1 15 11 15 18" stroke="currentColor" stroke-width="2.6" fill="none"/><path d="M5 2l15 18M2 22L14 10" stroke="currentColor" stroke-width="1.8" fill="none"/><path d="M18 6l-2 7-5-5z"/>',
    spade: '<path d="M6 1.5h12v9c0 3-3 4.5-6 5.5-3-1-6-2.5-6-5.5z"/><path d="M12 14v9" stroke="currentColor" stroke-width="2.8" fill="none"/>',
    wild: '<path d="M13.5 1L4 13.5h6L8.5 23 20 9.5h-7z"/>',
    trap: '<path d="M2 20C3 8 7 3 12 3s9 5 10 17l-4-3-2 4-4-5-4 5-2-4z"/>',
    ask: '<path d="M3 3h18v13h-9l-5 5v-5H3z"/><path d="M8 8h8M8 11.500h5" stroke="var(--hole,#12161f)" stroke-width="1.800" fill="none"/>',
    save: '<path d="M12 15V3M7.500 7.500L12 3l4.500 4.500" stroke="currentColor" stroke-width="2.400" fill="none"/><path d="M3 13h4.500v4h9v-4H21v9H3z"/>',
} as const;
export type SignName = keyof typeof SIGNS;
