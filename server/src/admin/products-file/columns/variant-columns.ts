import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { amountText } from '../../../platform/parse-amount';
import { measureText, TICKED } from '../../form-fields';
import { MEASURES } from '../../product-editor/product-fields';
import type { ReadCell, VariantColumn } from './file-column';

const [YES, NO] = ['yes', 'no'] as const;
const YES_WORDS = new Set([YES, 'true', '1', 'tak']);
const NO_WORDS = new Set(['', NO, 'false', '0', 'nie']);
const UNLIMITED = 'unlimited';
const MEASURE_NAMES: Readonly<Record<(typeof MEASURES)[number], readonly string[]>> = {
  weight: ['weight value', 'variant weight'],
  length: [],
  width: [],
  height: [],
};

const ON_SALE = 'onSale';
export const STOCK_SEEN = 'stockSeen';

/** Columns of a variant's values, which every row has. */
export const VARIANT_COLUMNS: readonly VariantColumn[] = [
  ...Array.from({ length: PRODUCT_LIMIT.options }, (_, index): VariantColumn => {
    const field = `option.${index + 1}`;
    return {
      key: `value${index + 1}`,
      header: `Option${index + 1} value`,
      names: [`option value ${index + 1}`],
      fields: [field],
      write: ({ optionValues }) => optionValues[index] ?? '',
      read: (cell, { at }) => ({ fields: { [at + field]: cell } }),
    };
  }),
  {
    key: 'sku',
    header: 'SKU',
    names: ['variant sku'],
    fields: ['sku'],
    write: ({ sku }) => sku,
    read: (cell, { at }) => ({ fields: { [`${at}sku`]: cell } }),
  },
  {
    key: 'price',
    header: 'Price',
    names: ['variant price'],
    fields: ['price'],
    write: ({ priceCents }, { format }) => amountText(priceCents, format),
    read: (cell, { at }) => ({ fields: { [`${at}price`]: cell } }),
  },
  {
    key: 'sale',
    header: 'Sale price',
    fields: ['sale'],
    write: ({ onSale, priceCents, salePriceCents }, { format }) =>
      onSale || salePriceCents !== priceCents ? amountText(salePriceCents, format) : '',
    // A file without the column “On sale” begins and ends a sale by the price.
    read: (cell, { at, hasColumn }) => ({
      fields: {
        [`${at}sale`]: cell,
        ...(!hasColumn(ON_SALE) && { [`${at}onSale`]: cell.trim() === '' ? undefined : TICKED }),
      },
    }),
  },
  {
    key: ON_SALE,
    header: 'On sale',
    fields: ['onSale'],
    write: ({ onSale }) => (onSale ? YES : NO),
    read: (cell, { at, messages }) => box(cell, `${at}onSale`, messages.yesOrNo),
  },
  {
    key: 'stock',
    header: 'Stock',
    names: ['inventory quantity', 'variant inventory qty', 'quantity'],
    fields: ['stock', 'unlimited'],
    write: ({ unlimited, qtyInStock }) => (unlimited ? UNLIMITED : String(qtyInStock)),
    read: (cell, { at }) =>
      cell.trim().toLowerCase() === UNLIMITED
        ? { fields: { [`${at}unlimited`]: TICKED, [`${at}stock`]: undefined } }
        : { fields: { [`${at}unlimited`]: undefined, [`${at}stock`]: cell } },
  },
  {
    key: STOCK_SEEN,
    header: 'Stock when exported',
    fields: ['seen'],
    write: ({ unlimited, qtyInStock }) => (unlimited ? '' : String(qtyInStock)),
    read: (cell, { at }) => ({ fields: cell.trim() === '' ? {} : { [`${at}seen`]: cell } }),
  },
  ...MEASURES.map((measure): VariantColumn => ({
    key: measure,
    header: measure.charAt(0).toUpperCase() + measure.slice(1),
    names: MEASURE_NAMES[measure],
    fields: [measure],
    write: ({ shipping }, { format }) => (shipping ? measureText(shipping[measure], format) : ''),
    read: (cell, { at }) => ({ fields: { [at + measure]: cell } }),
  })),
  {
    key: 'picture',
    header: 'Variant picture',
    names: ['variant image', 'variant image url'],
    fields: ['picture'],
    write: ({ pictureId }, { pictures }) => (pictureId === null ? '' : pictures.nameOf(pictureId)),
    read: (cell, { at, site: { pictures }, messages }) => {
      const ids = cell.trim() === '' ? [''] : pictures.idsOf(cell.trim());
      if (ids.length !== 1) return { mistake: messages.picture(cell.trim(), ids.length) };
      return { fields: { [`${at}picture`]: ids[0] } };
    },
  },
  {
    key: 'unit',
    header: 'Billing unit',
    fields: ['every'],
    write: ({ plan }) => plan?.billingPeriod.unit ?? '',
    read: (cell, { at }) => ({ fields: { [`${at}every`]: cell.trim().toLowerCase() } }),
  },
  {
    key: 'every',
    header: 'Billed every',
    fields: ['everyCount'],
    write: ({ plan }) => (plan ? String(plan.billingPeriod.value) : ''),
    read: (cell, { at }) => ({ fields: { [`${at}everyCount`]: cell } }),
  },
  {
    key: 'times',
    header: 'Billing cycles',
    fields: ['times'],
    write: ({ plan }) => (plan?.numBillingCycles ? String(plan.numBillingCycles) : ''),
    read: (cell, { at }) => ({ fields: { [`${at}times`]: cell } }),
  },
];

function box(cell: string, field: string, mistake: string): ReadCell {
  const typed = cell.trim().toLowerCase();
  if (YES_WORDS.has(typed)) return { fields: { [field]: TICKED } };
  return NO_WORDS.has(typed) ? { fields: { [field]: undefined } } : { mistake };
}
