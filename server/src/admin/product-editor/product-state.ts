import { hash } from 'node:crypto';
import type { ProductForm } from 'shared-types/commerce/line-form';
import type { ProductTypeNumber, Variant, WorkflowStatusNumber } from 'shared-types/commerce/product';
import type { SubscriptionPlan } from 'shared-types/commerce/orders/subscription';

/** A variant of a product, as it is saved. */
export interface VariantState extends Pick<
  Variant,
  'id' | 'sku' | 'priceCents' | 'salePriceCents' | 'onSale' | 'qtyInStock' | 'unlimited'
> {
  /** One for each of the product's options, in their order. */
  readonly optionValues: readonly string[];
  readonly pictureId: string | null;
  readonly shipping: Variant['shipping'] | null;
  /** Null for what is bought once. */
  readonly plan: SubscriptionPlan | null;
}

/** A product, as it is saved. */
export interface ProductState {
  readonly title: string;
  readonly slug: string;
  /** Id of its shop page. */
  readonly collectionId: string;
  /** Ids of the categories of that shop it is in, in their order. */
  readonly categoryIds: readonly string[];
  readonly excerpt: string;
  readonly descriptionHtml: string;
  readonly productType: ProductTypeNumber;
  readonly workflowStatus: WorkflowStatusNumber;
  readonly optionNames: readonly string[];
  readonly pictureIds: readonly string[];
  /** What those of them show that an owner has uploaded, by their ids: for who cannot see them. */
  readonly pictureAlts: Readonly<Record<string, string>>;
  readonly form: ProductForm | null;
  readonly variants: readonly VariantState[];
}

/** The two names of a state: of all but the stock, which sales change, and of the stock. */
export interface StateName {
  readonly content: string;
  readonly stock: string;
}

/** What a form has seen of a product. */
export interface SeenState extends StateName {
  /** The pieces it was told of since it was filled, by ids of variants. */
  readonly reported: ReadonlyMap<string, number>;
}

const PARTED_BY = '.';
const [REPORTED_PARTED_BY, PIECES_AFTER] = ['~', '_'];
const REPORTED = /^([\w-]{1,40})_(\d{1,9})$/;

/** Names a state: equal ones have the same name, no matter who made them, and others have another. */
export function stateName({ variants, ...product }: ProductState): StateName {
  const content = variants.map(({ qtyInStock: _, ...variant }) => inOrder(variant));
  return {
    content: hashOf([inOrder(product), content]),
    stock: hashOf(variants.map(({ id, qtyInStock }) => [id, qtyInStock])),
  };
}

/** A name as forms carry it, with the pieces they are told of. */
export function writeName({ content, stock }: StateName, reported: SeenState['reported'] = new Map()): string {
  const pieces = [...reported].map(([id, count]) => id + PIECES_AFTER + String(count));
  return [content, stock, ...(pieces.length > 0 ? [pieces.join(REPORTED_PARTED_BY)] : [])].join(PARTED_BY);
}

/** A name that a form has sent; anything may be in it. */
export function readName(text: string): SeenState {
  const [content = '', stock = '', reported = ''] = text.split(PARTED_BY);
  const pieces = reported.split(REPORTED_PARTED_BY).flatMap((one): [string, number][] => {
    const [, id, count] = REPORTED.exec(one) ?? [];
    return id === undefined ? [] : [[id, Number(count)]];
  });
  return { content, stock, reported: new Map(pieces) };
}

function hashOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64url');
}

/** The database gives the keys of JSON back in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, inOrder(one)]);
}
