import type { HTTPRequest } from 'puppeteer';
import { spec } from '../../../../tools/testing/spec';
import { intercept } from '../../browser/intercept';
import { openShop } from '../../browser/open/shop';
import { hastenPauses } from '../../browser/pace-timers';
import { until } from '../../../../tools/testing/until';
import { addMug } from '../../commerce/shopping';

const shop = openShop();

const STYLE = '/client/dialogs.css';
const DIALOG = 'dialog[data-phase="shown"]';
const FAULTS = {
  'was changed after publishing': (request: HTTPRequest) =>
    request.respond({
      status: 200,
      contentType: 'text/css',
      headers: { 'access-control-allow-origin': '*' },
      body: ':root { --tampered: yes } dialog { display: none !important }',
    }),
  'is not found': (request: HTTPRequest) => request.respond({ status: 404, body: 'Not found' }),
  'never arrives': () => undefined,
};

for (const [what, answer] of Object.entries(FAULTS)) {
  spec('PLAT-05', `the dialogs’ style sheet ${what}: it does not apply, and the question can be answered`, async () => {
    const visit = await shop.visit();
    const { page, problems } = visit;
    await hastenPauses(page);
    const styleRequest = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(STYLE));
    await intercept(visit, STYLE, answer);
    await addMug(page, shop.url);
    await page.goto(`${shop.url}/cart`);
    await page.waitForSelector('[data-feature="commerce/cart"][data-state="live"]');
    await page.$eval('[data-line] input[name="quantity"]', (input) => {
      (input as HTMLInputElement).value = '0';
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await styleRequest;
    const dialog = await page.waitForSelector(DIALOG, { visible: true });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tampered'))).toBe(
      '',
    );
    const yes = await dialog?.waitForSelector('::-p-text(Remove it)');
    await yes?.click();
    await page.waitForFunction(() => !document.querySelector('dialog, [data-line]'));
    expect(await page.$eval('[data-cart]', (cart) => cart.textContent)).toMatch(/your cart is empty/i);
    if (what === 'never arrives') return;
    await until(() => problems.join().includes('dialogs.css'));
    expect(problems.join('\n')).toContain('dialogs.css');
  });
}
