"""What is wrong with how a page stands there: for those who cannot see it, and for those with a small window."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

GRAVE = ("serious", "critical")


def findings(page: Page) -> list[str]:
    """What an audit calls serious or critical, with the places."""
    report = Axe().run(page).response
    return [
        f"{finding['id']} ({finding['impact']}): {[node['html'][:120] for node in finding['nodes']]}"
        for finding in report["violations"]
        if finding["impact"] in GRAVE
    ]


def beyond_the_edges(page: Page) -> list[str]:
    """Words and controls that stick out of the window sideways; what is read aloud only does not count."""
    found: list[str] = page.evaluate(
        """() => {
          const wide = document.scrollingElement.scrollWidth - innerWidth;
          const out = [...document.querySelectorAll('a, button, input, select, h1, h2, h3, p, li, td, th, text')]
            .filter(one => !one.closest('.sr, .skip') && one.checkVisibility())
            .filter(one => {
              const { left, right, width } = one.getBoundingClientRect();
              return width > 0 && (left < -1 || right > innerWidth + 1);
            })
            .map(one => one.outerHTML.slice(0, 120));
          scrollTo(200, scrollY);
          return wide > 0 || scrollX > 0 ? [`the page is ${wide} px too wide`, ...out] : out;
        }"""
    )
    return found
