import type { Page } from 'puppeteer';
import { POPUP_ELEMENT_ID } from 'shared-types/site/page/popup-overlay';
import { spec } from '../../../../tools/testing/spec';
import { meetPopup, openPopupShop, POPUP, untilDecided } from './popup-site';

const shop = openPopupShop();

interface Notes {
  isStill?: boolean;
  /** Times of the last scroll, and of the popup. */
  scrolledAt: number;
  openedAt?: number;
}

/** Scrolls up and down on every frame from the beginning, and records the times. */
function scrollOnAndOn(popupId: string): void {
  const notes = globalThis as unknown as Notes;
  let step = 12;
  const scroll = (): void => {
    if (notes.isStill) return;
    const { scrollHeight } = document.documentElement;
    if (scrollY + innerHeight >= scrollHeight - 12) step = -12;
    if (scrollY <= 0) step = 12;
    scrollBy({ top: step, behavior: 'instant' });
    requestAnimationFrame(scroll);
  };
  document.addEventListener('scroll', () => (notes.scrolledAt = performance.now()));
  document.addEventListener('DOMContentLoaded', () => {
    const popup = document.getElementById(popupId);
    const note = (): void => void (notes.openedAt ??= popup?.hasAttribute('open') ? performance.now() : undefined);
    if (popup) new MutationObserver(note).observe(popup, { attributes: true });
    requestAnimationFrame(scroll);
  });
}

const notesOf = (page: Page) =>
  page.evaluate(() => {
    const { scrolledAt, openedAt = NaN } = globalThis as unknown as Notes;
    return { scrolledAt, openedAt };
  });

spec(
  ['UTIL-02', 'UTIL-03'],
  'the popup does not open while the visitor scrolls, and opens once the page has been at rest for 300 ms',
  async () => {
    const { page, problems } = await shop.visit({ screen: 'phone' });
    await page.evaluateOnNewDocument(scrollOnAndOn, POPUP_ELEMENT_ID);
    await page.goto(`${shop.url}/about`);
    await untilDecided(page);
    expect(await page.$(POPUP)).toBeNull();
    expect((await notesOf(page)).scrolledAt).toBeGreaterThan(0);

    await page.evaluate(() => Object.assign(globalThis, { isStill: true }));
    await page.waitForSelector(POPUP);
    const { scrolledAt, openedAt } = await notesOf(page);
    expect(openedAt - scrolledAt).toBeGreaterThanOrEqual(300);
    expect(problems).toEqual([]);
  },
);

spec('UTIL-11', 'while the popup is open the focus is trapped in it, in both directions', async () => {
  const { page } = await shop.visit();
  await meetPopup(page, `${shop.url}/about`);
  const places = new Set<string>();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab'] as const) {
    await page.keyboard.press(key);
    places.add(await placeOfFocus(page));
  }
  await page.keyboard.down('Shift');
  for (let time = 0; time < 8; time += 1) {
    await page.keyboard.press('Tab');
    places.add(await placeOfFocus(page));
  }
  await page.keyboard.up('Shift');
  // Between its last and first element, the focus is in the browser's own window.
  places.delete('the window');
  expect([...places]).toEqual(['the popup']);
});

function placeOfFocus(page: Page): Promise<string> {
  return page.evaluate((selector) => {
    const { activeElement } = document;
    if (activeElement?.closest(selector)) return 'the popup';
    return activeElement === document.body ? 'the window' : (activeElement?.outerHTML ?? '');
  }, POPUP);
}
