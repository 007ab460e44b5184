import type { Page } from 'puppeteer';
import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open/shop';

const shop = openShop();
const bistro = (path: string) => shop.url.replace('localhost', 'bistro.localhost') + path;

/** Every address a site lists for search engines. */
async function listedBy(page: Page, origin: string): Promise<string[]> {
  const robots = await (await page.goto(`${origin}/robots.txt`))?.text();
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots ?? '') ?? [];
  const xml = (await (await page.goto(sitemap))?.text()) ?? '';
  return [...xml.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => address);
}

/** What pages of the site of the open one are answered with, and what they say of themselves, as a browser reads them. */
const readAll = (page: Page, addresses: readonly string[]) =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (address) => {
          const reply = await fetch(address);
          const html = await reply.text();
          const linked = (rel: string) =>
            [...html.matchAll(/<link\b[^>]*>/g)]
              .map(([link]) => link)
              .filter((link) => link.includes(`rel="${rel}"`))
              .map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? '');
          return { address, status: reply.status, canonical: linked('canonical')[0], alternates: linked('alternate') };
        }),
      ),
    addresses,
  );

/** What the page open now says of itself in its head. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const content = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[property="${name}"]`)?.content ?? '';
    return {
      image: content('og:image'),
      size: [content('og:image:width'), content('og:image:height')].map(Number),
      icon: document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '',
    };
  });

/** The size of a picture as the browser shows it; the page must be of its site. */
const sizeOf = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, address);

spec(['ROUTE-05', 'SRV-01'], 'every page that is listed is there, under the address it calls its own', async () => {
  const { page } = await shop.visit();
  for (const origin of [shop.url, bistro('')]) {
    const listed = await listedBy(page, origin);
    expect(listed.length).toBeGreaterThan(10);
    await page.goto(origin);
    const answers = await readAll(page, listed);
    expect(answers.map(({ address, status, canonical }) => ({ address, status, canonical }))).toEqual(
      listed.map((address) => ({ address, status: 200, canonical: address })),
    );
    expect(answers.flatMap(({ alternates }) => alternates).filter((other) => !listed.includes(other))).toEqual([]);
  }
});

spec('ROUTE-05', 'an address of before, and one that is mistyped, end at the page in its language', async () => {
  const { page } = await shop.visit();
  for (const [requested, reached] of [
    [`${shop.url}/products/stoneware-mug?utm=x`, `${shop.url}/shop/p/stoneware-mug?utm=x`],
    [`${shop.url}//Shop/index.html`, `${shop.url}/shop`],
    [bistro('/reservations'), bistro('/book')],
    [bistro('/pl/Rezerwacje/#stolik'), bistro('/pl/book#stolik')],
  ] as const) {
    const answer = await page.goto(requested);
    expect([requested, answer?.status(), page.url()]).toEqual([requested, 200, reached]);
  }
  expect(await page.$eval('html', ({ lang }) => lang)).toBe('pl');
});

spec('ROUTE-05', 'the picture of a shared page is as large as the page says, and the icon is a picture', async () => {
  const { page } = await shop.visit();
  for (const address of [`${shop.url}/`, `${shop.url}/shop/p/stoneware-mug`, bistro('/pl/menu')]) {
    await page.goto(address);
    const { image, size, icon } = await headOf(page);
    expect([address, await sizeOf(page, image)]).toEqual([address, size]);
    expect((await sizeOf(page, icon))[0]).toBeGreaterThan(0);
  }
});
