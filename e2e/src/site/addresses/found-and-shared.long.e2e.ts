import type { Page } from 'puppeteer';
import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open/shop';

const shop = openShop();
const bistro = (path: string) => shop.url.replace('localhost', 'bistro.localhost') + path;

async function listedBy(page: Page, origin: string): Promise<string[]> {
  const robots = await (await page.goto(`${origin}/robots.txt`))?.text();
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots ?? '') ?? [];
  const xml = (await (await page.goto(sitemap))?.text()) ?? '';
  return [...xml.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => address);
}

/** Responses of these URLs, and their canonical metadata as a browser reads it. */
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
              // Feeds are no pages.
              .filter((link) => link.includes(`rel="${rel}"`) && !link.includes(' type="'))
              .map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? '');
          return { address, status: reply.status, canonical: linked('canonical')[0], alternates: linked('alternate') };
        }),
      ),
    addresses,
  );

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

const sizeOf = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, address);

spec(['ROUTE-05', 'SRV-01'], 'every listed page exists, under its canonical URL', async () => {
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

spec('ROUTE-05', 'a former URL, and a mistyped one, lead to the page in its language', async () => {
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

spec('ROUTE-05', 'the image of a shared page has the declared size, and the icon is an image', async () => {
  const { page } = await shop.visit();
  for (const address of [`${shop.url}/`, `${shop.url}/shop/p/stoneware-mug`, bistro('/pl/menu')]) {
    await page.goto(address);
    const { image, size, icon } = await headOf(page);
    expect([address, await sizeOf(page, image)]).toEqual([address, size]);
    expect((await sizeOf(page, icon))[0]).toBeGreaterThan(0);
  }
});
