import type { Page } from 'puppeteer';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open/shop';

const shop = openShop();

/** Changes the home page's block of this type in the database; returns its id. */
async function damage(type: number, damaged: { readonly type?: number; readonly settings?: string }): Promise<string> {
  const { db, sites } = shop.server.services;
  const ofSite = db.selectFrom('page').where('site_id', '=', (await sites.byHost('localhost'))?.id ?? '');
  const home = await ofSite.select(['id', 'site_id']).where('path', '=', '/').executeTakeFirstOrThrow();
  const ofType = db.selectFrom('block').where('page_id', '=', home.id).where('type', '=', type);
  const { id, settings } = await ofType.select(['id', 'settings']).executeTakeFirstOrThrow();
  const write = async (block: typeof damaged): Promise<void> => {
    await db.updateTable('block').set(block).where('id', '=', id).execute();
    const grown = db.updateTable('site').set((site) => ({ revision: site('revision', '+', 1) }));
    await grown.where('id', '=', home.site_id).execute();
    sites.invalidate(home.site_id);
  };
  mend = () => write({ type, settings: JSON.stringify(settings) });
  await write(damaged);
  return id;
}

let mend = (): Promise<void> => Promise.resolve();
afterEach(async () => {
  jest.restoreAllMocks();
  await mend();
});

/** The features on the home page by block id, or the remote of a fallback. */
async function blocksOf(page: Page): Promise<Readonly<Record<string, string | undefined>>> {
  const response = await page.goto(shop.url);
  expect(response?.status()).toBe(200);
  const blocks = await page.$$eval('main [data-block]', (all) =>
    all.map((block) => {
      const { block: id, feature, fallbackOf } = (block as HTMLElement).dataset;
      return [id, feature ?? `fallback of ${fallbackOf}`] as const;
    }),
  );
  return Object.fromEntries(blocks);
}

const MALFORMED = [
  { type: BLOCK_TYPE.shop, settings: { only: 7 }, shown: 'fallback of mf-commerce' },
  { type: BLOCK_TYPE.form, settings: { fields: 'none' }, shown: 'fallback of mf-forms' },
  { type: BLOCK_TYPE.text, settings: { html: 5 }, shown: 'fallback of mf-blocks' },
];

for (const { type, settings, shown } of MALFORMED) {
  spec(
    'PLAT-05',
    `a block of type ${type} with malformed settings shows its fallback and is logged, all others are intact`,
    async () => {
      const { page } = await shop.visit({ withScript: false });
      const before = await blocksOf(page);
      const logged = jest.spyOn(shop.server.app.log, 'error');
      const id = await damage(type, { settings: JSON.stringify(settings) });
      expect(before[id]).toMatch(/^(commerce|forms|blocks)\//);
      expect(await blocksOf(page)).toEqual({ ...before, [id]: shown });
      expect(logged.mock.calls.map(([about]) => (about as { block?: string }).block)).toEqual(
        logged.mock.calls.map(() => id),
      );
      expect(logged).toHaveBeenCalled();
    },
  );
}

spec('PLAT-05', 'a block of an unknown type shows nothing and is logged once', async () => {
  const { page } = await shop.visit({ withScript: false });
  const before = await blocksOf(page);
  const logged = jest.spyOn(shop.server.app.log, 'warn');
  const id = await damage(BLOCK_TYPE.quote, { type: 4711 });
  expect(await blocksOf(page)).toEqual(without(before, id));
  await shop.server.services.registry.reload();
  expect(await blocksOf(page)).toEqual(without(before, id));
  expect(logged.mock.calls).toEqual([[{ block: id, type: 4711 }, expect.any(String)]]);
});

function without<T>(blocks: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> {
  const { [id]: _gone, ...others } = blocks;
  return others;
}

spec('SRV-01', 'an unknown host gets a plain page that says so', async () => {
  const { page } = await shop.visit();
  const response = await page.goto(shop.url.replace('localhost', 'nobody.localhost'));
  expect(response?.status()).toBe(404);
  expect(await page.$eval('main', (main) => main.textContent)).toContain(
    'No website is published at nobody.localhost.',
  );
  expect(await page.$$('script, form, link, [data-block]')).toHaveLength(0);
});
