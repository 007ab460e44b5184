import type { ProductTeaser } from 'shared-types/commerce/product';
import type { CatalogueEntry } from './catalogue-entry';
import { isSoldOut } from './stock';
import { unitPriceCents } from './unit-price';

/** A product as shown in lists. */
export function teaserOf({ product, path }: Pick<CatalogueEntry, 'product' | 'path'>): ProductTeaser {
  const { productType, variants } = product.structuredContent;
  const prices = variants.map(unitPriceCents);
  const fromCents = Math.min(...prices);
  const cheapest = variants.find((variant) => unitPriceCents(variant) === fromCents);
  const picture = product.pictures[0];
  return {
    id: product.id,
    path,
    title: product.title,
    ...(picture ? { picture } : {}),
    productType,
    fromCents,
    ...(cheapest?.onSale && cheapest.priceCents > fromCents ? { wasCents: cheapest.priceCents } : {}),
    priceVaries: new Set(prices).size > 1,
    onSale: variants.some((variant) => variant.onSale),
    soldOut: isSoldOut(productType, variants),
  };
}
