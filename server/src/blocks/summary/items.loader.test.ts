import type { SummaryItem, SummaryView } from 'shared-types/blocks/summary';
import { WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { BLOCK_TYPE, BLOCK_VARIANT, type BlockVariantNumber } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { DocumentPage, SiteDocument } from 'shared-types/site/site-document';
import { exampleDocument, exampleId } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { MEMBERS_WORD, withLockedPages } from '../../../../tools/testing/site/with-locked-pages';
import { spec } from '../../../../tools/testing/spec';
import type { LoadContext } from '../../site/page/loader';
import { itemsLoader } from './items.loader';

let nextId = 90_000_000;

function pageAt(
  path: string,
  changes: Partial<DocumentPage> = {},
  settings: object = { html: '<p>x</p>' },
): DocumentPage {
  const type = 'items' in settings ? BLOCK_TYPE.gallery : BLOCK_TYPE.text;
  const block = { id: exampleId((nextId += 1)), type, settings: settings as never };
  return {
    path,
    pageType: PAGE_TYPE.page,
    title: path.split('/').at(-1) ?? '',
    description: `About ${path}`,
    body: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [block.id] }] }] } },
    blocks: [block],
    ...changes,
  };
}

const gallery = {
  title: 'Pictures',
  items: [
    { picture: { asset: 'mug' }, caption: 'On the shelf' },
    { media: 'imageEmpty', caption: 'Still to come' },
    { picture: { asset: 'mug' } },
    { picture: { asset: 'logo' } },
  ],
};
const product = (slug: string, changes: object = {}): SiteDocument['products'][number] => ({
  ...(exampleDocument().products[1] as SiteDocument['products'][number]),
  slug,
  title: slug,
  variants: [{ sku: slug.toUpperCase(), priceCents: 500, qtyInStock: 1, unlimited: false, options: [] }],
  ...changes,
});
const WORD = 'secret';

function fullDocument(): SiteDocument {
  const example = exampleDocument();
  const { published: _, ...hidden } = WORKFLOW_STATUS;
  const document = withLockedPages({
    ...example,
    products: [
      ...example.products,
      product('vase', { title: 'Ähre' }),
      ...Object.values(hidden).map((workflowStatus) => product(`${WORD}-${workflowStatus}`, { workflowStatus })),
    ],
    pages: [
      ...example.pages,
      pageAt('/journal'),
      pageAt('/journal/10-clay', { title: 'Clay', socialImage: 'mug' }),
      pageAt('/journal/9-fire', { title: 'Älter', description: '' }),
      pageAt('/journal/9-fire/below', { title: WORD }),
      pageAt('/journal/unlisted', { title: WORD, indexed: false }),
      pageAt('/journal/popup', { title: WORD, pageType: PAGE_TYPE.popupOverlay }),
      pageAt('/journal/locked', { title: WORD, lock: { by: 'members' } }, gallery),
      pageAt('/journalist', { title: WORD }),
      pageAt('/gallery', {}, gallery),
    ],
  });
  return document;
}

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
  await open.load(fullDocument());
});
afterAll(() => open.close());

interface LoadInput {
  readonly settings: object;
  readonly variant?: BlockVariantNumber;
  readonly at?: string;
}

async function load({ settings, variant, at = '/' }: LoadInput): Promise<SummaryView> {
  const site = await open.sites.byHost('shop.example');
  const page = site?.pageAt(at);
  const block = { id: 'b', type: BLOCK_TYPE.summary, variant, settings };
  return itemsLoader.load({ services: { db: open.db }, site, page, block } as unknown as LoadContext);
}
const itemsOf = async (settings: object, more: Omit<LoadInput, 'settings'> = {}): Promise<readonly SummaryItem[]> =>
  (await load({ settings, ...more })).items;
const titles = async (settings: object, more?: Omit<LoadInput, 'settings'>) =>
  (await itemsOf(settings, more)).map(({ title }) => title);

spec('SUM-02', 'the products of a shop are in its order, with their prices', async () => {
  const items = await itemsOf({ collection: '/shop' });
  expect(items.map(({ path }) => path)).toEqual(['/shop/p/mug', '/shop/p/guide', '/shop/p/vase']);
  expect(items[0]).toMatchObject({
    title: 'Mug',
    picture: { alt: 'A mug' },
    product: { fromCents: 1000, priceVaries: true },
  });
});

spec('SUM-02', 'pages are those one level below a page, by path', async () => {
  const items = await itemsOf({ collection: '/journal', items: 'pages' }, { variant: BLOCK_VARIANT.summaryWall });
  expect(items).toEqual([
    {
      path: '/journal/10-clay',
      title: 'Clay',
      text: 'About /journal/10-clay',
      picture: expect.objectContaining({ alt: 'A mug' }),
    },
    { path: '/journal/9-fire', title: 'Älter' },
  ]);
});

spec('SUM-02', 'pictures are those of a page’s galleries, each with a link to it', async () => {
  const items = await itemsOf({ collection: '/gallery', items: 'pictures' });
  // A picture without a text gets the name of its page.
  expect(items.map(({ title }) => title)).toEqual(['On the shelf', 'A mug', 'gallery']);
  const site = await open.sites.byHost('shop.example');
  const [block] = site?.pageAt('/gallery')?.page.blocks.keys() ?? [];
  expect(new Set(items.map(({ path }) => path))).toEqual(new Set([`/gallery#block-${block}`]));
});

spec('SUM-02', 'hidden, locked, unlisted and other pages’ items are never shown, even by name', async () => {
  const all = [
    await load({ settings: { collection: '/shop', count: 30 } }),
    await load({ settings: { collection: '/shop', only: [1, 2, 3, 4, 5, 6].map((status) => `${WORD}-${status}`) } }),
    await load({ settings: { collection: '/journal', items: 'pages' } }),
    await load({ settings: { collection: '/', items: 'pages' } }),
    await load({
      settings: {
        collection: '/journal',
        items: 'pages',
        only: ['/journal/locked', '/journal/unlisted', '/journalist'],
      },
    }),
    await load({ settings: { collection: '/journal/locked', items: 'pictures' } }),
  ];
  expect(JSON.stringify(all)).not.toContain(MEMBERS_WORD);
  expect(all.flatMap(({ items }) => items.filter(({ title, path }) => `${title} ${path}`.includes(WORD)))).toEqual([
    // `/journalist` itself is public.
    expect.objectContaining({ path: '/journalist' }),
  ]);
  expect([all[1]?.items, all[4]?.items, all[5]?.items]).toEqual([[], [], []]);
  expect(await titles({ collection: '/members', items: 'pages' })).toEqual([]);
});

spec('SUM-02', 'the owner names items and their order, and unknown names are skipped', async () => {
  const only = ['vase', 'nothing', 'mug', 'vase'];
  expect(await titles({ collection: '/shop', only })).toEqual(['Ähre', 'Mug']);
  expect(await titles({ collection: '/journal', items: 'pages', only: ['/journal/9-fire'] })).toEqual(['Älter']);
});

spec('SUM-02', 'items can be sorted by title in the page’s language, by price or by last change', async () => {
  expect(await titles({ collection: '/shop', order: 'title' })).toEqual(['Ähre', 'Guide', 'Mug']);
  expect(await titles({ collection: '/shop', order: 'price' })).toEqual(['Ähre', 'Guide', 'Mug']);
  expect(await titles({ collection: '/journal', items: 'pages', order: 'title' })).toEqual(['Älter', 'Clay']);
  const site = await open.load(fullDocument());
  await open.db
    .updateTable('product')
    .set({ changed_at: new Date('2100-01-01') })
    .where('slug', '=', 'guide')
    .execute();
  open.sites.invalidate(site);
  expect((await titles({ collection: '/shop', order: 'changed' }))[0]).toBe('Guide');
});

spec('SUM-02', 'the default is twelve items, and the maximum thirty', async () => {
  const many = Array.from({ length: 31 }, (_, index) => product(`p${index}`));
  const document = exampleDocument('many', 'many.example');
  await open.load({ ...document, products: many });
  const site = await open.sites.byHost('many.example');
  const count = async (settings: object) => {
    const block = { id: 'b', type: BLOCK_TYPE.summary, settings: { collection: '/shop', ...settings } };
    const page = site?.pageAt('/');
    const view = await itemsLoader.load({ services: { db: open.db }, site, page, block } as unknown as LoadContext);
    return view.items.length;
  };
  expect([await count({}), await count({ count: 1 }), await count({ count: 30 })]).toEqual([12, 1, 30]);
  await expect(count({ count: 31 })).rejects.toThrow();
});

spec('SUM-02', 'the current page is left out', async () => {
  expect(await titles({ collection: '/shop' }, { at: '/shop/p/mug' })).toEqual(['Guide', 'Ähre']);
  expect(await titles({ collection: '/journal', items: 'pages' }, { at: '/journal/9-fire' })).toEqual(['Clay']);
});

spec('SUM-01', 'texts are shown in variants that have room for them', async () => {
  const texts = async (variant?: BlockVariantNumber) =>
    (await itemsOf({ collection: '/shop' }, variant ? { variant } : {})).map(({ text }) => text);
  const { summaryWall, summaryList, summaryCarousel, summaryGrid } = BLOCK_VARIANT;
  for (const variant of [summaryWall, summaryList])
    expect(await texts(variant)).toEqual(['A mug.', undefined, undefined]);
  for (const variant of [summaryCarousel, summaryGrid, undefined])
    expect(await texts(variant)).toEqual([undefined, undefined, undefined]);
});

test.each([
  [{}],
  [{ collection: '/nowhere' }],
  [{ collection: '/shop', items: 'events' }],
  [{ collection: '/shop', only: 'mug' }],
  [{ collection: '/journal', items: 'pages', order: 'price' }],
  [{ collection: '/gallery', items: 'pictures', only: ['mug'] }],
  [{ collection: '/shop', perRow: 0 }],
])('refuses unusable settings: %j', async (settings) => {
  await expect(load({ settings })).rejects.toThrow();
});

test('an invalid summary shows its fallback, and the rest of the page stays', async () => {
  const document = fullDocument();
  const [home] = document.pages;
  const block = {
    id: exampleId(91_000_000),
    type: BLOCK_TYPE.summary,
    settings: { collection: '/shop', count: 'all' },
  };
  const body = {
    raw: false,
    layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [block.id] }] }] },
  } as const;
  await open.load({
    ...document,
    pages: [{ ...(home as DocumentPage), body, blocks: [block] }, ...document.pages.slice(1)],
  });
  const { body: html, statusCode } = await open.visitor().get('/');
  expect([statusCode, html.includes('This part of the page cannot be shown right now.')]).toEqual([200, true]);
});

test('only a carousel brings a script to its page', async () => {
  const scripts = async (variant: BlockVariantNumber) => {
    const document = fullDocument();
    const block = { id: exampleId(92_000_000), type: BLOCK_TYPE.summary, variant, settings: { collection: '/shop' } };
    const body = {
      raw: false,
      layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [block.id] }] }] },
    } as const;
    const [home] = document.pages;
    await open.load({
      ...document,
      pages: [{ ...(home as DocumentPage), body, blocks: [block] }, ...document.pages.slice(1)],
    });
    const { body: html } = await open.visitor().get('/');
    expect(html).toContain('href="/shop/p/mug"');
    return [
      html.includes('client/summary.js'),
      html.includes('data-feature="blocks/summary" data-remote="mf-blocks" data-live="enhance"'),
    ];
  };
  expect(await scripts(BLOCK_VARIANT.summaryCarousel)).toEqual([true, true]);
  expect(await scripts(BLOCK_VARIANT.summaryGrid)).toEqual([false, false]);
});
