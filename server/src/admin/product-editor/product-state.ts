import { hash } from 'node:crypto';
import type { ProductForm } from 'shared-types/commerce/line-form';
import type { ProductTypeNumber, Variant, WorkflowStatusNumber } from 'shared-types/commerce/product';
import type { SubscriptionPlan } from 'shared-types/commerce/orders/subscription';

export interface VariantState extends Pick<
  Variant,
  'id' | 'sku' | 'priceCents' | 'salePriceCents' | 'onSale' | 'qtyInStock' | 'unlimited'
> {
  /** One for each option of the product, in order. */
  readonly optionValues: readonly string[];
  readonly pictureId: string | null;
  readonly shipping: Variant['shipping'] | null;
  /** Null for variants bought once. */
  readonly plan: SubscriptionPlan | null;
}

export interface ProductState {
  readonly title: string;
  readonly slug: string;
  /** Id of its shop page. */
  readonly collectionId: string;
  /** Ids of its categories in that shop, in order. */
  readonly categoryIds: readonly string[];
  readonly excerpt: string;
  readonly descriptionHtml: string;
  readonly productType: ProductTypeNumber;
  readonly workflowStatus: WorkflowStatusNumber;
  readonly optionNames: readonly string[];
  readonly pictureIds: readonly string[];
  /** Alternative texts of its uploaded pictures, by id. */
  readonly pictureAlts: Readonly<Record<string, string>>;
  readonly form: ProductForm | null;
  readonly variants: readonly VariantState[];
}

/** Two hashes: of the content, and of the stock, which changes with sales. */
export interface StateName {
  readonly content: string;
  readonly stock: string;
}

/** The state that a form has seen. */
export interface SeenState extends StateName {
  /** Stocks reported to the form since it was filled in, by variant id. */
  readonly reported: ReadonlyMap<string, number>;
}

const PARTED_BY = '.';
const [REPORTED_PARTED_BY, PIECES_AFTER] = ['~', '_'];
const REPORTED = /^([\w-]{1,40})_(\d{1,9})$/;

/** Hashes a state; equal states have equal hashes. */
export function stateName({ variants, ...product }: ProductState): StateName {
  const content = variants.map(({ qtyInStock: _, ...variant }) => inOrder(variant));
  return {
    content: hashOf([inOrder(product), content]),
    stock: hashOf(variants.map(({ id, qtyInStock }) => [id, qtyInStock])),
  };
}

/** A state name for a form, with the reported stocks. */
export function writeName({ content, stock }: StateName, reported: SeenState['reported'] = new Map()): string {
  const pieces = [...reported].map(([id, count]) => id + PIECES_AFTER + String(count));
  return [content, stock, ...(pieces.length > 0 ? [pieces.join(REPORTED_PARTED_BY)] : [])].join(PARTED_BY);
}

/** Parses a state name from a form; malformed texts are accepted. */
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

/** PostgreSQL returns the keys of JSON in its own order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, inOrder(one)]);
}
