import type { Page } from 'puppeteer';
import { MUG, untilCount } from '../commerce/shopping';
import { openShop } from '../browser/open/shop';
import { overHttps } from '../browser/open/over-https';

const shop = openShop({ trustedProxies: ['127.0.0.1', '::1'] });
/** Prefix of the analytics cookies, whose names the specification gives. */
const UNPREFIXED = 'SS_';
const [OWN, NEIGHBOR] = ['fern-and-kiln', 'buraczek'].map((name) => `${name}.colonnade.localhost`);

async function open(
  scheme: 'http' | 'https',
): Promise<{ readonly page: Page; readonly at: (host?: string) => string }> {
  const { page } = await shop.visit();
  if (scheme === 'https') await overHttps(page, shop.server.app);
  const port = scheme === 'https' ? '' : `:${new URL(shop.url).port}`;
  return { page, at: (host = OWN) => `${scheme}://${host}${port}` };
}

async function ownCookies(page: Page): Promise<Map<string, string>> {
  const cookies = await page.browserContext().cookies();
  const own = cookies.filter(({ domain }) => domain === OWN);
  return new Map(own.map(({ name, value }) => [name.replace('__Host-', ''), value]));
}

async function addMug(page: Page, address: string): Promise<void> {
  await page.goto(address + MUG);
  await page.click('[data-add-to-cart]');
  await untilCount(page, 1);
}

for (const scheme of ['http', 'https'] as const)
  test(`over ${scheme} a neighbour that sets cookies for the parent domain cannot show its cart to anybody`, async () => {
    const attacker = await open(scheme);
    // Over http a neighbour can only set values that its own host has received (the open part of decision 90).
    const from = scheme === 'https' ? OWN : NEIGHBOR;
    await attacker.page.goto(attacker.at(from));
    if (scheme === 'https') await addMug(attacker.page, attacker.at());
    const values =
      scheme === 'https'
        ? await ownCookies(attacker.page)
        : new Map([
            ['CART', 'A'.repeat(43)],
            ['crumb', 'C'.repeat(44)],
          ]);
    const { page, at } = await open(scheme);
    await page.goto(at(NEIGHBOR));
    await page.evaluate(
      (pairs) => {
        for (const [name, value] of pairs) {
          document.cookie = `${name}=${value}; Domain=colonnade.localhost; Path=/`;
          document.cookie = `__Host-${name}=${value}; Domain=colonnade.localhost; Path=/; Secure`;
        }
      },
      [...values],
    );
    expect(await page.evaluate(() => document.cookie)).toContain(`crumb=${values.get('crumb')}`);
    await page.goto(`${at()}/cart`);
    await untilCount(page, 0);
    expect(await page.$('[data-line]')).toBeNull();
    // The planted crumb does not prevent changes either.
    await addMug(page, at());
    const names = [...(await page.browserContext().cookies())]
      .filter(({ domain, name }) => domain === OWN && !name.startsWith(UNPREFIXED))
      .map(({ name }) => name);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => name.startsWith('__Host-')).length).toBe(scheme === 'https' ? names.length : 0);
  });
