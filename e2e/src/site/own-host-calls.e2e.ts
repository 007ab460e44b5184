import type { Page } from 'puppeteer';
import { FORM_CALLS } from 'shared-types/forms/contact-form';
import { COOKIE } from 'shared-types/site/cookie';
import { spec } from '../../../tools/testing/spec';
import { openShop } from '../browser/open/shop';

const shop = openShop();
const { method, path } = FORM_CALLS.formSubmissionKey;

/** The result of a cross-origin call; `undefined` if the browser hides it from the page. */
function call(page: Page, origin: string, crumb: string) {
  const address = `${origin}${path}?crumb=${crumb}`;
  return page.evaluate(
    (url, verb) =>
      fetch(url, {
        method: verb,
        credentials: 'include',
        headers: { accept: 'application/json', 'x-csrf-token': 'none' },
      }).then(
        async (reply) => ({ status: reply.status, body: (await reply.json()) as Readonly<Record<string, unknown>> }),
        () => undefined,
      ),
    address,
    method,
  );
}

/** A page at this host of the site, with an open connection policy. */
async function open(host: string): Promise<{ readonly page: Page; readonly origins: readonly string[] }> {
  const { page } = await shop.visit();
  const { port } = new URL(shop.url);
  await page.setBypassCSP(true);
  await page.goto(`http://${host}:${port}/`);
  return { page, origins: ['buraczek', 'fern-and-kiln'].map((name) => `http://${name}.colonnade.localhost:${port}`) };
}

spec(
  'SRV-35',
  'a page at a host of the site calls its name on the product host with a crumb that is stored there',
  async () => {
    const { page, origins } = await open('bistro.localhost');
    const [product = ''] = origins;
    const stale = await call(page, product, 'x');
    expect(stale).toMatchObject({ status: 400, body: { crumbFail: true } });
    const answered = await call(page, product, String(stale?.body['crumb']));
    expect(answered).toMatchObject({ status: 200, body: { data: { key: expect.any(String) } } });
    const own = await page.evaluate(() => document.cookie);
    expect(own).not.toContain(`${COOKIE.crumb}=${String(stale?.body['crumb'])}`);
  },
);

spec('SRV-35', 'a response of another site is not readable, whatever it is', async () => {
  const { page, origins } = await open('bistro.localhost');
  expect(await call(page, origins[1] ?? '', 'x')).toBeUndefined();
  expect(await call(page, shop.url, 'x')).toBeUndefined();
});
