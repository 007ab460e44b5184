import type { SummaryItem, SummaryItems } from 'shared-types/blocks/summary';
import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import type { MatchedPage } from '../../site/directory/site-page';
import type { Loader } from '../../site/page/loader';
import type { Candidate, FindItems } from './candidate';
import { chosenItems } from './chosen-items';
import { findPages } from './find-pages';
import { findPictures } from './find-pictures';
import { findProducts } from './find-products';
import { summarySchema } from './summary.schema';

type Find = (input: FindItems) => readonly Candidate[] | Promise<readonly Candidate[]>;

const FIND: Readonly<Record<SummaryItems, Find>> = {
  products: findProducts,
  pages: findPages,
  pictures: findPictures,
};
const WITH_TEXT: ReadonlySet<number | undefined> = new Set([BLOCK_VARIANT.summaryWall, BLOCK_VARIANT.summaryList]);

export const itemsLoader = {
  name: 'blocks/summary/items',
  scope: 'stock',
  load: async ({ services, site, page, block }) => {
    const summary = summarySchema.parse(block.settings);
    if (!site.pages.some(({ path }) => path === summary.collection))
      throw new Error(`There is no page at ${summary.collection} whose items a summary could show.`);
    const candidates = await FIND[summary.items]({ services, site, page, summary });
    const chosen = chosenItems(candidates, { ...summary, locale: site.locale, here: pathOf(page) });
    const items = chosen.map(({ item }) => (WITH_TEXT.has(block.variant) ? item : withoutText(item)));
    const { title, perRow, aspectRatio } = summary;
    return { title, items, perRow, aspectRatio };
  },
} satisfies Loader<'blocks/summary/items'>;

/** The path of a page; on item pages, that of the item. */
function pathOf({ page, params }: MatchedPage): string {
  return page.path.replace('{slug}', encodeURIComponent(params.slug ?? ''));
}

function withoutText({ text: _, ...item }: SummaryItem): SummaryItem {
  return item;
}
