import type { Product, Variant } from 'shared-types/commerce/product';
import type { ProductReviews } from 'shared-types/commerce/review';
import { jsonLd } from '../../site/page/json-ld';
import { decimalAmount } from './decimal-amount';
import { piecesAvailable } from '../../site/catalogue/stock';
import { unitPriceCents } from '../../site/catalogue/unit-price';

/** What structured data tells beside the product itself. */
export interface StructuredDataContext {
  /** Full address of the product's page. */
  readonly url: string;
  /** Scheme, host and port of the site, without a slash at the end. */
  readonly baseUrl: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Whether prices include the taxes; nothing is said of it where absent. */
  readonly pricesIncludeTax?: boolean | undefined;
  /** What buyers say of it; absent where nothing is published. */
  readonly reviews?: Pick<ProductReviews, 'average' | 'count'> | undefined;
}

/** The product for search engines: JSON-LD text that is safe inside a `<script>` element. */
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

/** Of 5 stars at best, as search engines take it where nothing is said. */
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
