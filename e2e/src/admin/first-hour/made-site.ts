import type { OpenBrowser } from '../../browser/open/browser';
import { textOf } from '../../browser/text-of';
import type { HourShop } from './hour-shop';

/** Holds what strangers see to what the owner has made. */
export async function expectMadeSite({ visit }: OpenBrowser, shop: HourShop): Promise<void> {
  const { address } = shop.server();
  const strangerSees = async (path: string): Promise<string> => {
    const { page } = await visit();
    await page.goto(address + path);
    return textOf(page, 'body');
  };
  expect(await strangerSees('/')).toContain('Cups for slow mornings');
  expect(await strangerSees('/our-studio')).toContain('What would you like to make?');
  const html = await (await fetch(address)).text();
  expect(html).toContain('--color-paper:#121416');
  expect(html).toMatch(/--font-heading:(?:&quot;)?Lora/);
  const menu = /<nav class="frame-nav".*?<\/nav>/s.exec(html)?.[0] ?? '';
  expect(/>([^<]+)<\/a>/.exec(menu)?.[1]).toBe('Our studio');
  expect(await strangerSees('/shop/p/kiln-apron')).toContain('Sand');
  const gallery = await (await fetch(`${address}/our-studio`)).text();
  const names = shop.pictures().map((path) => /cup-\d/.exec(path)?.[0] ?? path);
  expect(names.filter((name) => !gallery.includes(name))).toEqual([]);
}
