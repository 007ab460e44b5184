import { randomInt } from 'node:crypto';
import type { DocumentProduct, DocumentVariant } from 'shared-types/site/site-document';

const PREFIX = 'SQ';
const DIGITS = 7;
const GENERATED = /^SQ\d{7}$/;

/** A variant that the site already has. */
export interface KnownVariant {
  readonly slug: string;
  readonly options: readonly string[];
  readonly sku: string;
}

/** A stock keeping unit: the prefix SQ and seven digits. */
export function drawSku(): string {
  return PREFIX + String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
}

/**
 * Gives a SKU to every variant without one: its previously generated SKU, or one that is unused on the site.
 *
 * @implements PROD-11
 */
export function assignSkus(
  products: readonly DocumentProduct[],
  known: readonly KnownVariant[],
  draw: () => string = drawSku,
): DocumentProduct[] {
  const taken = new Set([
    ...known.map(({ sku }) => sku),
    ...products.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
  ]);
  const written = new Set(products.flatMap(({ variants }) => variants.map(({ sku }) => sku)));
  const earlier = new Map(
    known.flatMap((variant) =>
      GENERATED.test(variant.sku) && !written.has(variant.sku) ? [[identity(variant), variant.sku] as const] : [],
    ),
  );
  const fresh = () => {
    let sku = draw();
    while (taken.has(sku)) sku = draw();
    taken.add(sku);
    return sku;
  };
  const withSku = (slug: string, variant: DocumentVariant) =>
    variant.sku === ''
      ? { ...variant, sku: earlier.get(identity({ slug, options: variant.options })) ?? fresh() }
      : variant;
  return products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => withSku(product.slug, variant)),
  }));
}

function identity({ slug, options }: Pick<KnownVariant, 'slug' | 'options'>): string {
  return JSON.stringify([slug, ...options]);
}
