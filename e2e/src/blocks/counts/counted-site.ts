import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import type { PageRecord } from 'shared-types/site/page/page-record';
import type { DocumentPage, DocumentProduct, SiteDocument } from 'shared-types/site/site-document';
import { COUNT_STATES, coursePath, listPath, LONG_WORD, productSlugs, type CountState } from './count-states';
import type { CountedBlock } from './counted-blocks';
import { settingsOfCount } from './settings-of-count';

const DAY_MS = 86_400_000;
const LESSONS_OF_CHAPTER = 5;
const FIRST_DAY = Date.parse('2026-01-03T09:00:00Z');

/** Where a block is looked at that shows what its page has; pages of their own otherwise. */
const PLACES: Readonly<Record<string, (state: CountState) => string>> = {
  'commerce/shop': listPath,
  'blocks/post': (state) => `${listPath(state)}/post-1`,
  'blocks/event': (state) => `${listPath(state)}/event-1`,
  'blocks/lesson': (state) => `${coursePath(state)}/lesson-1`,
};

/** False for parts of an entry where there are no entries, and for the products of a page that has none. */
export function isLookedAt({ feature }: CountedBlock, state: CountState): boolean {
  return state.items > 0 || PLACES[feature] === undefined;
}

/** Path of the page with a block. */
export function pathOfBlock({ feature, name }: CountedBlock, state: CountState): string {
  return PLACES[feature]?.(state) ?? `/counted/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${state.name}`;
}

/** Adds pages with each block in each state, and lists of posts, events, lessons and products for them. */
export function withCountedBlocks(shop: SiteDocument, blocks: readonly CountedBlock[]): SiteDocument {
  const pictures = shop.assets.map(({ name }) => name);
  const pages = new Map<string, Block[]>();
  for (const state of COUNT_STATES)
    for (const block of blocks.filter((one) => isLookedAt(one, state))) {
      const path = pathOfBlock(block, state);
      const settings = settingsOfCount(block.panel, { state, pictures }, block.chosen);
      const lists = block.feature === 'blocks/course' && { collection: coursePath(state) };
      pages.set(path, [...(pages.get(path) ?? []), blockOf(block, { ...settings, ...lists })]);
    }
  const records = COUNT_STATES.flatMap((state) => recordsOf(state, pictures, pages));
  const own = new Set(records.map(({ path }) => path));
  const lists = COUNT_STATES.flatMap((state) => [
    pageOf(listPath(state), pages.get(listPath(state)) ?? []),
    pageOf(coursePath(state), []),
  ]);
  const counted = [...pages]
    .filter(([path]) => !own.has(path) && !lists.some((list) => list.path === path))
    .map(([path, shown]) => pageOf(path, shown));
  return {
    ...shop,
    pages: [...shop.pages, ...lists, ...COUNT_STATES.map(productPage), ...records, ...counted],
    products: [...shop.products, ...COUNT_STATES.flatMap((state) => productsOf(state, shop))],
  };
}

let blockCount = 0;
const nextId = () => `c0000000-0000-4000-8000-${String((blockCount += 1)).padStart(12, '0')}`;

const blockOf = ({ type, variant }: CountedBlock, settings: object): Block =>
  ({ id: nextId(), type, ...(variant !== undefined && { variant }), settings }) as Block;

/** A page with a heading and these blocks. */
function pageOf(path: string, shown: readonly Block[], more: Partial<DocumentPage> = {}): DocumentPage {
  const title = more.title ?? path;
  const heading = {
    id: nextId(),
    type: BLOCK_TYPE.text,
    settings: {
      heading: title.slice(0, 200),
      headingLevel: 1,
      html: '<p>What is below has this many items.</p><h2>Items</h2>',
    },
  } as Block;
  const blocks = [heading, ...shown];
  return {
    path,
    pageType: PAGE_TYPE.mainContent,
    title,
    description: '',
    body: {
      raw: false,
      layout: { columns: 12, rows: blocks.map(({ id }) => ({ columns: [{ span: 12, blocks: [id] }] })) },
    },
    blocks,
    ...more,
  };
}

function recordsOf(
  state: CountState,
  pictures: readonly string[],
  shown: ReadonlyMap<string, readonly Block[]>,
): DocumentPage[] {
  return Array.from({ length: state.items }, (_, index) => {
    const at = new Date(FIRST_DAY + index * 9 * DAY_MS);
    const text = state.textOf(index);
    const tags = [`Tag ${index + 1}`, 'Glazes', ...(state.name === 'hostile' ? [LONG_WORD.slice(0, 50)] : [])];
    const post: PageRecord = { type: 'post', publishedAt: at.toISOString(), author: text.slice(0, 100), tags };
    const soon = new Date(Date.parse('2027-01-10T09:00:00Z') + index * DAY_MS);
    const event: PageRecord = {
      type: 'event',
      startsAt: soon.toISOString(),
      endsAt: new Date(soon.getTime() + DAY_MS / 8).toISOString(),
      timeZone: 'Europe/Dublin',
      place: text.slice(0, 200),
      tags,
    };
    const lesson: PageRecord = {
      type: 'lesson',
      number: index + 1,
      chapter: state.textOf(index - (index % LESSONS_OF_CHAPTER)).slice(0, 100),
      minutes: 5 + index,
    };
    return [post, event, lesson].map((record) => {
      const list = record.type === 'lesson' ? coursePath(state) : listPath(state);
      const path = `${list}/${record.type}-${index + 1}`;
      const picture = pictures[index % pictures.length];
      return pageOf(path, shown.get(path) ?? [], {
        pageType: PAGE_TYPE.page,
        title: text.slice(0, 200),
        description: text,
        record,
        ...(picture !== undefined && { socialImage: picture }),
      });
    });
  }).flat();
}

function productPage(state: CountState): DocumentPage {
  const product = { id: nextId(), type: BLOCK_TYPE.product, settings: {} } as Block;
  return {
    ...pageOf(`${listPath(state)}/p/{slug}`, []),
    pageType: PAGE_TYPE.contentItem,
    title: '{title}',
    collection: listPath(state),
    body: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [product.id] }] }] } },
    blocks: [product],
  };
}

function productsOf(state: CountState, { products, assets }: SiteDocument): DocumentProduct[] {
  const [model] = products;
  if (!model) throw new Error('The sample shop has products.');
  const [variant] = model.variants;
  if (!variant) throw new Error('Products of the sample shop have variants.');
  return Array.from({ length: state.items }, (_, index) => ({
    slug: productSlugs(state)[index] ?? '',
    productType: model.productType,
    title: state.textOf(index).slice(0, 200),
    excerpt: state.textOf(index),
    descriptionHtml: `<p>${state.textOf(index)}</p>`,
    collection: listPath(state),
    pictures: [assets[index % assets.length]?.name ?? ''],
    optionNames: [],
    variants: [{ ...variant, sku: `${state.name}-${index + 1}`, options: [] }],
  }));
}
