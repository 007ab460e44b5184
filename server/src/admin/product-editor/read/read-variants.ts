import { PRODUCT_LIMIT, PRODUCT_TYPE } from 'shared-types/commerce/product';
import type { FieldReader } from '../../field-reader';
import type { FoldedOptions } from './fold-options';
import { amountText, type AmountFormat } from '../../../platform/parse-amount';
import { inPlaces, type Placed } from './placed';
import { MEASURE_DIGITS, measureText } from '../../form-fields';
import { MEASURES } from '../product-fields';
import { readSubscriptionPlan } from './read-subscription-plan';
import type { VariantState } from '../product-state';
import type { ReadProductInput } from './read-product-input';
import { sentRows } from './rows-of';

export interface ReadVariant {
  readonly variant: VariantState;
  /** Its row in the form; absent if it is on another page of the form. */
  readonly row?: string;
  /** The stock that the form showed, if it changes it. */
  readonly stockSeen?: number;
}

interface ReadVariantsInput extends ReadProductInput {
  readonly folded: FoldedOptions;
}

const EXAMPLE_MEASURE = 2.5;
const THOUSAND = 1000;
/** Product types with a counted stock. */
const COUNTED: ReadonlySet<string> = new Set([PRODUCT_TYPE.physical, PRODUCT_TYPE.service].map(String));
/** Fields that count as input in an empty row. */
const WRITTEN = ['place', 'sku', 'price', 'sale', 'stock', 'picture', 'onSale', 'unlimited', ...MEASURES];

/** Reads all variants in their future order. */
export function readVariants(reader: FieldReader, input: ReadVariantsInput): ReadVariant[] {
  const { fields, state, folded } = input;
  const rows = new Set(sentRows(fields));
  const known = state?.variants ?? [];
  const there = known.flatMap((variant, index): Placed<ReadVariant>[] => {
    const was = index + 1;
    if (!rows.has(variant.id)) {
      const kept = { ...variant, optionValues: folded.valuesOf(variant) };
      return [{ item: { variant: kept }, place: was, was }];
    }
    const row = variant.id;
    if (reader.box(`v.${row}.remove`)) return [];
    const place = reader.isSent(`v.${row}.place`) ? readPlace(reader, row) : was;
    return [{ item: readRow(reader, { ...input, row, variant }), place, was }];
  });
  const ids = new Set(known.map(({ id }) => id));
  const added = [...rows].filter((row) => !ids.has(row) && isWritten(reader, { row, ...input }));
  const news = added.flatMap((row): Placed<ReadVariant>[] => {
    const id = input.newId(`variant ${row}`);
    const twin = known.find((variant) => variant.id === id);
    // If the form was sent before, what it added exists already.
    const item = readRow(reader, { ...input, row, variant: twin ?? emptyVariant(id), isNew: true });
    const place = readPlace(reader, row);
    return [{ item, place, was: undefined }];
  });
  const addedIds = new Set(news.map(({ item }) => item.variant.id));
  return inPlaces([...there.filter(({ item }) => !addedIds.has(item.variant.id)), ...news]);
}

function readPlace(reader: FieldReader, row: string): number | undefined {
  return reader.whole(`v.${row}.place`, { least: 1, most: PRODUCT_LIMIT.variants });
}

/** A variant without values. */
export function emptyVariant(id: string): VariantState {
  return {
    id,
    sku: '',
    priceCents: 0,
    salePriceCents: 0,
    onSale: false,
    qtyInStock: 0,
    unlimited: false,
    optionValues: [],
    pictureId: null,
    shipping: null,
    plan: null,
  };
}

interface Row extends ReadVariantsInput {
  readonly row: string;
}

/** The rows of a new product always count, since there must be something to buy. */
function isWritten(reader: FieldReader, { fields, row, state, folded }: Row): boolean {
  if (reader.box(`v.${row}.remove`)) return false;
  if (!state) return true;
  const options = folded.kept.map(({ number }) => `option.${number}`);
  return [...WRITTEN, ...options].some((name) => {
    const value = reader.isSent(`v.${row}.${name}`) ? fields[`v.${row}.${name}`] : '';
    return value !== '' && value !== false;
  });
}

interface VariantRow extends Row {
  readonly variant: VariantState;
  readonly isNew?: boolean;
}

function readRow(reader: FieldReader, input: VariantRow): ReadVariant {
  const { row, variant, messages, isNew } = input;
  const at = (name: string) => `v.${row}.${name}`;
  const stock = readStock(reader, input);
  const sku = reader.isSent(at('sku')) ? reader.line(at('sku'), PRODUCT_LIMIT.skuLength) : variant.sku;
  const picture = reader.isSent(at('picture')) ? reader.line(at('picture'), PRODUCT_LIMIT.skuLength) : undefined;
  if (picture && !input.pictures.has(picture) && picture !== variant.pictureId)
    reader.refuse(at('picture'), messages.pictureGone);
  return {
    row,
    ...(stock.seen === undefined || isNew ? {} : { stockSeen: stock.seen }),
    variant: {
      id: variant.id,
      sku: sku || variant.sku,
      ...readPrices(reader, input),
      qtyInStock: stock.pieces,
      unlimited: reader.box(at('unlimited')),
      optionValues: readValues(reader, input),
      pictureId: picture === undefined ? variant.pictureId : picture || null,
      shipping: readShipping(reader, input),
      plan: readSubscriptionPlan(reader, row, variant.plan),
    },
  };
}

function readPrices(reader: FieldReader, { row, format, messages }: VariantRow) {
  const [priceName, saleName] = [`v.${row}.price`, `v.${row}.sale`];
  const range = { format, most: PRODUCT_LIMIT.priceCents };
  const typed = reader.amount(priceName, range);
  if (typed === undefined) reader.refuse(priceName, messages.amount(amountText(EXAMPLE_CENTS, format)));
  const priceCents = typed ?? 0;
  const sale = reader.amount(saleName, range);
  const onSale = reader.box(`v.${row}.onSale`);
  if (onSale && sale === undefined) reader.refuse(saleName, messages.saleMissing);
  if (typed !== undefined && sale !== undefined && sale > typed) reader.refuse(saleName, messages.saleAbove);
  return { priceCents, salePriceCents: sale ?? priceCents, onSale };
}

const EXAMPLE_CENTS = 1250;

interface Stock {
  readonly pieces: number;
  /** The stock that the form showed, if it changes it. */
  readonly seen?: number;
}

function readStock(reader: FieldReader, { row, variant, fields, messages, isNew, state, reported }: VariantRow): Stock {
  const [name, seenName] = [`v.${row}.stock`, `v.${row}.seen`];
  const typed = reader.isSent(name) ? reader.whole(name, { most: PRODUCT_LIMIT.stock }) : undefined;
  const isKnown = state?.variants.some(({ id }) => id === variant.id) === true;
  if (typed === undefined) {
    const isCounted = COUNTED.has(String(fields.type)) && !reader.box(`v.${row}.unlimited`);
    if (isCounted && (!isKnown || (reader.isSent(name) && fields[name] === ''))) reader.refuse(name, messages.whole);
    return { pieces: variant.qtyInStock };
  }
  // What an earlier sending of the form has added may have been sold since.
  if (isNew) return { pieces: isKnown ? variant.qtyInStock : typed };
  const filled = reader.isSent(seenName) ? reader.whole(seenName, { most: PRODUCT_LIMIT.stock }) : undefined;
  // The stock the form was last told of, also if its first value is sent again.
  const seen = reported.get(variant.id) ?? filled ?? variant.qtyInStock;
  return typed === seen ? { pieces: variant.qtyInStock } : { pieces: typed, seen };
}

/** The row's value for each option. That nothing gives a value for a new option is said at the option. */
function readValues(reader: FieldReader, { row, variant, folded, messages }: VariantRow): readonly string[] {
  return folded.kept.map(({ number, was, value: given }) => {
    const name = `v.${row}.option.${number}`;
    const isSent = reader.isSent(name);
    const known = was === undefined ? given : (variant.optionValues[was] ?? '');
    const value = isSent ? reader.line(name, PRODUCT_LIMIT.optionValueLength) : known;
    if (value === '' && (isSent || was !== undefined)) reader.refuse(name, messages.empty);
    return value;
  });
}

function readShipping(reader: FieldReader, { row, variant, format, messages }: VariantRow): VariantState['shipping'] {
  const { shipping } = variant;
  const measures = MEASURES.map((measure) => {
    const name = `v.${row}.${measure}`;
    if (!reader.isSent(name)) return shipping?.[measure];
    // Documents may be more precise than the field.
    if (shipping && reader.line(name, Infinity) === measureText(shipping[measure], format)) return shipping[measure];
    return readMeasure(reader, { name, format, message: messages.measure(measureText(EXAMPLE_MEASURE, format)) });
  });
  if (measures.every((measure) => measure === undefined)) return null;
  const [weight = 0, length = 0, width = 0, height = 0] = measures;
  return { weight, length, width, height };
}

interface MeasureField {
  readonly name: string;
  readonly format: AmountFormat;
  readonly message: string;
}

function readMeasure(reader: FieldReader, { name, format, message }: MeasureField): number | undefined {
  const most = PRODUCT_LIMIT.measure * THOUSAND;
  const before = Object.hasOwn(reader.errors, name);
  const thousandths = reader.measure(name, { format: { ...format, digits: MEASURE_DIGITS }, most, message });
  return before || thousandths === undefined ? undefined : thousandths / THOUSAND;
}
