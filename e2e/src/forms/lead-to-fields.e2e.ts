import type { Page } from 'puppeteer';
import { long, spec } from '../../../tools/testing/spec';
import { openShop } from '../browser/open/shop';
import { until } from '../../../tools/testing/until';
import { FORM } from './fill-form';
import { setForm } from './set-form';
import { follow } from '../browser/follow';

const shop = openShop();

const LINK = `${FORM} [data-form-error] a`;
/** Too long for one screen of a phone. */
const FIELDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((id) => ({
  id,
  type: 'text',
  title: `Question ${id}`,
  description: 'Please say it in your own words.',
  required: true,
}));

async function openRefused(prepare?: (page: Page) => Promise<void>): Promise<Page> {
  await setForm(shop, { fields: FIELDS });
  const { page } = await shop.visit({ screen: 'phone' });
  await prepare?.(page);
  await page.goto(`${shop.url}/contact`);
  await page.click(`${FORM} button`);
  await page.waitForSelector(LINK);
  await page.waitForSelector('[data-feature="forms/contact-form"][data-state="live"]');
  await untilStill(page);
  return page;
}

/** Waits until the page has stopped scrolling to the summary, which browsers may do smoothly. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0, last = NaN; still < 10; last = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === last ? still + 1 : 0;
    }
  });

const focusedField = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement?.closest('.field');
    const { top = -1 } = field?.getBoundingClientRect() ?? {};
    const title = field?.querySelector('label');
    const { left: x = -1, top: y = -1 } = title?.getBoundingClientRect() ?? {};
    return { top: Math.round(top), title: document.elementFromPoint(x + 1, y + 1) === title };
  });

spec('UTIL-10', 'a link of the summary leads to its field, with its title 30 pixels below the edge', async () => {
  const page = await openRefused();
  for (const index of [5, 3]) {
    await (await page.$$(LINK))[index]?.evaluate((link) => (link as HTMLElement).click());
    await untilStill(page);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      `field.${FIELDS[index]?.id}.value`,
    );
    expect(await focusedField(page)).toEqual({ top: 30, title: true });
  }
});

long.spec('UTIL-08', 'it scrolls there in 300 ms, in many steps', async () => {
  const page = await openRefused();
  const pictures = await page.evaluate(async (selector) => {
    const seen: { readonly y: number; readonly atMs: number }[] = [];
    document.querySelectorAll<HTMLElement>(selector)[5]?.click();
    for (const beganAt = performance.now(); (seen.at(-1)?.atMs ?? 0) < 1000;) {
      await new Promise(requestAnimationFrame);
      seen.push({ y: scrollY, atMs: performance.now() - beganAt });
    }
    return seen;
  }, LINK);
  const end = pictures.at(-1)?.y ?? 0;
  const places = pictures.map(({ y }) => y);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(new Set(places).size).toBeGreaterThan(2);
  expect(pictures.find(({ y }) => y === end)?.atMs).toBeGreaterThan(200);
  // A busy machine renders fewer frames: the one after 300 ms is the last.
  expect(places[pictures.findIndex(({ atMs }) => atMs >= 300) + 1]).toBe(end);
});

long.test('it jumps there if the visitor prefers reduced motion', async () => {
  const page = await openRefused((page) =>
    page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]),
  );
  await page.$$eval(LINK, (links) => (links[5] as HTMLElement).click());
  expect(await focusedField(page)).toEqual({ top: 30, title: true });
});

spec('UTIL-10', 'without script, too, link targets have 30 pixels above them', async () => {
  await setForm(shop, { fields: FIELDS });
  const { page } = await shop.visit({ screen: 'phone', withScript: false });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(`${shop.url}/contact`);
  await follow(page, `${FORM} button`);
  const links = await page.$$(LINK);
  await links[5]?.evaluate((link) => (link as HTMLElement).click());
  const top = () =>
    page.$eval(`${FORM} input[name="field.six.value"]`, (input) => Math.round(input.getBoundingClientRect().top));
  // Without script there is no event for it.
  await until(async () => (await top()) === 30);
  expect(await top()).toBe(30);
});
