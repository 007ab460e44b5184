import type { Product, Variant } from 'shared-types/commerce/product';
import type { ProductReviews } from 'shared-types/commerce/orders/review';
import { jsonLd } from '../../site/page/json-ld';
import { decimalAmount } from './decimal-amount';
import { piecesAvailable } from '../../site/catalogue/stock';
import { unitPriceCents } from '../../site/catalogue/unit-price';

export interface StructuredDataContext {
  /** URL of the product's page. */
  readonly url: string;
  /** The site's origin, without a trailing slash. */
  readonly baseUrl: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Whether prices include taxes; undefined to leave it out. */
  readonly pricesIncludeTax?: boolean | undefined;
  /** Published reviews; undefined without any. */
  readonly reviews?: Pick<ProductReviews, 'average' | 'count'> | undefined;
}

/** The product as JSON-LD that is safe inside a `<script>` element. */
export function productStructuredData(product: Product, context: StructuredDataContext): string {
  const { variants } = product.structuredContent;
  const single = variants.length === 1 ? variants[0] : undefined;
  return jsonLd({
    '@type': 'Product',
    name: product.title,
    description: product.excerpt,
    url: context.url,
    image: product.pictures.map((picture) => `${context.baseUrl}${picture.src}`),
    ...(single?.sku ? { sku: single.sku } : {}),
    ...(context.reviews ? { aggregateRating: ratingOf(context.reviews) } : {}),
    offers: variants.map((variant) => offerOf(product, variant, context)),
  });
}

/** Ratings are out of 5, the default of search engines. */
function ratingOf({ average, count }: Pick<ProductReviews, 'average' | 'count'>): Readonly<Record<string, unknown>> {
  return { '@type': 'AggregateRating', ratingValue: average, reviewCount: count };
}

function offerOf(
  product: Product,
  variant: Variant,
  { url, currency, pricesIncludeTax }: StructuredDataContext,
): Readonly<Record<string, unknown>> {
  const soldOut = piecesAvailable(product.structuredContent.productType, variant) === 0;
  const price = decimalAmount(unitPriceCents(variant), currency);
  const values = variant.optionValues.map(({ value }) => value).join(', ');
  return {
    '@type': 'Offer',
    ...(values ? { name: values } : {}),
    ...(variant.sku ? { sku: variant.sku } : {}),
    url,
    price,
    priceCurrency: currency,
    ...(pricesIncludeTax === undefined
      ? {}
      : {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price,
            priceCurrency: currency,
            valueAddedTaxIncluded: pricesIncludeTax,
          },
        }),
    availability: `https://schema.org/${soldOut ? 'OutOfStock' : 'InStock'}`,
  };
}
