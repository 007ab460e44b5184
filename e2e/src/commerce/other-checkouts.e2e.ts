import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/axe-violations';
import { openShop } from '../browser/open-shop';
import { writeIn } from '../browser/write-in';

const shop = openShop();

const GIVE = '[action="/api/commerce/donation-checkout/donations"] button';

/** Presses what leads to another page. */
async function go(page: Page, selector: string): Promise<string> {
  await Promise.all([page.waitForNavigation(), page.click(selector)]);
  return new URL(page.url()).pathname;
}

/** Sends a form that is refused, and waits until the field is marked. */
async function beRefused(page: Page, button: string, field: string): Promise<void> {
  const marked = `[name="${field}"][aria-invalid="true"]`;
  if (!page.isJavaScriptEnabled()) await go(page, button);
  else await Promise.all([page.waitForSelector(marked), page.click(button)]);
  expect(await page.$(marked)).not.toBeNull();
}

/** Browsers count an answer that refuses among the errors. */
const isNoRefusal = (problem: string) => !problem.startsWith('Failed to load resource');

for (const withScript of [true, false]) {
  const manner = withScript ? 'with script' : 'without script';
  spec(
    ['SRV-07', 'DONATE-01', 'DONATE-02'],
    `gives an amount of one’s own, from the page that asks for it to the receipt, ${manner}`,
    async () => {
      const { page, problems } = await shop.visit({ withScript, screen: withScript ? 'desktop' : 'phone' });
      await page.goto(`${shop.url}/kiln-year`);
      expect(await go(page, '[data-donate]')).toBe('/checkout/donate');
      if (withScript) expect(await axeViolations(page)).toEqual([]);
      await page.click('[name="amount"][value="own"]');
      await writeIn(page, '[name="ownAmount"]', '1');
      await writeIn(page, '[name="email"]', 'ada@example.com');
      await beRefused(page, GIVE, 'ownAmount');
      // What was written is still there; the caret is where the browser likes it.
      await page.$eval('[name="ownAmount"]', (field) => ((field as HTMLInputElement).value = ''));
      await writeIn(page, '[name="ownAmount"]', '12.50');
      expect(await go(page, GIVE)).toMatch(/^\/checkout\/contribution\//);
      const text = await page.$eval('main', (main) => main.textContent ?? '');
      for (const part of ['Thank you for your donation', 'ada@example.com', '$12.50']) expect(text).toContain(part);
      if (withScript) expect(await axeViolations(page)).toEqual([]);
      expect(problems.filter(isNoRefusal)).toEqual([]);
    },
  );
}
