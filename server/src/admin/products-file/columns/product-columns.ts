import { PRODUCT_LIMIT, PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { categoryPathsText } from '../../../commerce/category/category-paths';
import type { ProductColumn, ReadCell } from './file-column';
import { listCell, textsOfCell } from './file-cell';

/** Words of the file; the first of each is written. */
const TYPES: Readonly<Record<number, readonly string[]>> = {
  [PRODUCT_TYPE.physical]: ['physical'],
  [PRODUCT_TYPE.digital]: ['digital'],
  [PRODUCT_TYPE.service]: ['service'],
  [PRODUCT_TYPE.giftCard]: ['gift card', 'gift_card', 'giftcard'],
  [PRODUCT_TYPE.paywall]: ['paywall'],
};
const STATUSES: Readonly<Record<number, readonly string[]>> = {
  [WORKFLOW_STATUS.published]: ['active', 'available', 'published', 'visible'],
  [WORKFLOW_STATUS.draft]: ['draft', 'hidden', 'unpublished'],
  [WORKFLOW_STATUS.scheduled]: ['scheduled'],
  [WORKFLOW_STATUS.needsReview]: ['needs review'],
  [WORKFLOW_STATUS.private]: ['private'],
};

/** Columns of a product's own values, which its first row has. */
export const PRODUCT_COLUMNS: readonly ProductColumn[] = [
  textColumn({ key: 'url', header: 'URL', names: ['handle', 'url handle', 'slug', 'product url'] }, 'slug'),
  textColumn({ key: 'title', header: 'Title', names: ['name', 'product name'] }, 'title'),
  textColumn({ key: 'summary', header: 'Summary', names: ['excerpt', 'short description'] }, 'excerpt'),
  textColumn(
    { key: 'description', header: 'Description', names: ['body', 'body (html)', 'description (html)'] },
    'description',
  ),
  {
    key: 'status',
    header: 'Status',
    names: ['visible', 'visibility'],
    fields: ['status'],
    write: ({ workflowStatus }) => STATUSES[workflowStatus]?.[0] ?? '',
    read: (cell, { messages }) => word(cell, { field: 'status', words: STATUSES, mistake: messages.status }),
  },
  {
    key: 'type',
    header: 'Product type',
    names: ['product type [non editable]'],
    fields: ['type'],
    write: ({ productType }) => TYPES[productType]?.[0] ?? '',
    read: (cell, { messages }) => word(cell, { field: 'type', words: TYPES, mistake: messages.type }),
  },
  {
    key: 'shop',
    header: 'Shop',
    names: ['product page'],
    fields: ['shop'],
    write: ({ collectionId }, { shops }) => shops.find(({ id }) => id === collectionId)?.path ?? '',
    read: (cell, { site: { shops }, state, messages }) => {
      if (cell.trim() === '') return { fields: state ? {} : { shop: shops[0]?.id ?? '' } };
      const shop = shops.find(({ path }) => path === `/${cell.trim().replace(/^\/|\/$/g, '')}`);
      return shop ? { fields: { shop: shop.id } } : { mistake: messages.shop(shops.map(({ path }) => path)) };
    },
  },
  {
    key: 'categories',
    header: 'Categories',
    names: ['category', 'collections'],
    fields: ['categories'],
    write: ({ categoryIds }, { tree }) => listCell(linesOf(categoryPathsText(tree, categoryIds))),
    read: (cell) => ({ fields: { categories: textsOfCell(cell).join('\n') } }),
  },
  {
    key: 'pictures',
    header: 'Pictures',
    names: ['image src', 'product image url', 'hosted image urls', 'images'],
    fields: ['pictures', /^p\./],
    write: ({ pictureIds }, { pictures }) => listCell(pictureIds.map((id) => pictures.nameOf(id))),
    read: (cell, { site: { pictures }, state, messages }) => {
      const found = textsOfCell(cell).map((name) => ({ name, ids: pictures.idsOf(name) }));
      const wrong = found.find(({ ids }) => ids.length !== 1);
      if (wrong) return { mistake: messages.picture(wrong.name, wrong.ids.length) };
      const removed = (state?.pictureIds ?? []).map((id) => [`p.${id}`, ''] as const);
      const placed = found.flatMap(({ ids: [id = ''] }, index) => [[`p.${id}`, String(index + 1)] as const]);
      return { fields: Object.fromEntries([...removed, ...placed.toReversed()]) };
    },
  },
  ...Array.from({ length: PRODUCT_LIMIT.options }, (_, index): ProductColumn => {
    const field = `option.${index + 1}.name`;
    return {
      key: `option${index + 1}`,
      header: `Option${index + 1} name`,
      names: [`option name ${index + 1}`],
      fields: [field, `option.${index + 1}.values`],
      write: ({ optionNames }) => optionNames[index] ?? '',
      read: (cell) => ({ fields: { [field]: cell } }),
    };
  }),
];

function textColumn(
  { key, header, names }: { readonly key: string; readonly header: string; readonly names: readonly string[] },
  field: 'slug' | 'title' | 'excerpt' | 'description',
): ProductColumn {
  const write: ProductColumn['write'] = (state) => (field === 'description' ? state.descriptionHtml : state[field]);
  return { key, header, names, fields: [field], write, read: (cell) => ({ fields: { [field]: cell } }) };
}

interface WordInput {
  readonly field: string;
  readonly words: Readonly<Record<number, readonly string[]>>;
  readonly mistake: string;
}

/** An empty cell leaves what is there. */
function word(cell: string, { field, words, mistake }: WordInput): ReadCell {
  const typed = cell.trim().toLowerCase();
  if (typed === '') return { fields: {} };
  const [value] = Object.entries(words).find(([, known]) => known.includes(typed)) ?? [];
  return value === undefined ? { mistake } : { fields: { [field]: value } };
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
