import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COOKIE, INDEXED_DB } from 'shared-types/site/cookie';
import type { SiteDocument } from 'shared-types/site/site-document';

const FILE = join(__dirname, '../../../sample/bistro/site.json');

test.each(['/privacy', '/pl/privacy'])('the bistro’s %s lists what the site stores in the browser', async (path) => {
  const { pages } = JSON.parse(await readFile(FILE, 'utf8')) as SiteDocument;
  const text = JSON.stringify(pages.find((page) => page.path === path));
  const { crumb, cart, cookieChoice, announcement, member, visitor, visit } = COOKIE;
  const stored = [crumb, cart, cookieChoice, announcement, member, visitor, visit, INDEXED_DB.outbox];
  expect(stored.filter((name) => !text.includes(`<dt>${name}`))).toEqual([]);
});
