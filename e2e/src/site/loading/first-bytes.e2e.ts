import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open/shop';
import { addMug } from '../../commerce/shopping';
import { PHOTOGRAPHER, SHOP } from '../samples/sample-sites';
import { requestPage, type Encoding, type SentPage } from './sent-page';

/**
 * Brotli, which browsers accept over https, fits into the first flight of a connection; more needs another round trip. Gzip is for
 * programs, and for browsers over http.
 */
const MOST_BYTES = { br: 14_000, gzip: 15_360 } as const;

const shop = openShop();
let cookie = '';

// Cart and checkout are longest with something in the cart.
beforeAll(async () => {
  const { page } = await shop.visit();
  await addMug(page, shop.url);
  cookie = (await page.browserContext().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
});

async function samplePages(
  encoding: Encoding,
  { host, paths } = SHOP,
): Promise<(SentPage & { readonly host: string; readonly path: string })[]> {
  const load = async (path: string) => {
    const sent = await requestPage(shop.url + path, { encoding, cookie, host });
    return { host, path, ...sent };
  };
  return Promise.all(paths.map(load));
}

for (const encoding of ['br', 'gzip'] as const) {
  test(`every sample page is at most ${MOST_BYTES[encoding]} bytes of ${encoding}, styles and data included`, async () => {
    // The photographer's pages have the most pictures.
    const pages = [...(await samplePages(encoding)), ...(await samplePages(encoding, PHOTOGRAPHER))];
    const wrong = pages.filter((page) => page.encoding !== encoding || page.bytes > MOST_BYTES[encoding]);
    // Reports sizes, because whole pages would be unreadable.
    expect(wrong.map(({ host, path, encoding, bytes }) => ({ host, path, encoding, bytes }))).toEqual([]);
    const checkout = pages.find(({ path }) => path === '/checkout');
    expect(checkout?.html.includes('data-place-order')).toBe(true);
  });
}

spec(
  'PLAT-01',
  'no sample page loads a file of a remote in advance, and the shell’s is its only script file',
  async () => {
    for (const { path, html, link } of await samplePages('br')) {
      const scripts = tags(html, 'script').filter((tag) => !tag.includes('type="application/'));
      expect({ path, scripts }).toEqual({
        path,
        scripts: [
          // The inline script that queues forms before the shell has started.
          expect.stringMatching(/^<script nonce="[^"]+">$/),
          expect.stringMatching(/ src="\/remotes\/shell\/[^/"]+\/client\/shell\.js" integrity="sha384-/),
        ],
      });
      const ahead = tags(html, 'link').filter(
        (tag) => !/rel="(alternate|canonical|expect|icon|next|prev)"|as="(font|image)"/.test(tag),
      );
      expect({ path, link, ahead }).toEqual({ path, ahead: [] });
    }
  },
);

function tags(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
}
