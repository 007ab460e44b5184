import type { ProductForm } from 'shared-types/commerce/line-form';
import { LIMIT } from 'shared-types/site/limits';
import type { DocumentProduct, DocumentVariant, SiteDocument } from 'shared-types/site/site-document';
import { subscriptionPlanObstacle } from '../../../catalogue/subscription-plan-obstacle';
import { findRepeated } from '../find-repeated';
import type { Mistake } from '../mistake';

/**
 * Products and variants must be distinct, belong to a shop page and have valid prices.
 *
 * @implements LIMIT-04 LIMIT-10
 */
export function checkProducts({ products, pages }: SiteDocument): Mistake[] {
  const shown = new Set(
    pages.flatMap(({ path, collection }) => (path.endsWith('{slug}') && collection !== undefined ? [collection] : [])),
  );
  return [
    ...findRepeated(
      'product',
      products.map(({ slug }, index) => ({ path: ['products', index, 'slug'], name: slug })),
    ),
    ...findRepeated('variant with the SKU', skus(products)),
    ...checkCollections(products),
    ...products.flatMap((product, at) => [
      ...(shown.has(product.collection)
        ? []
        : [{ path: ['products', at, 'collection'], message: `no page shows the items of ${product.collection}` }]),
      ...[...checkOptions(product), ...checkForm(product.form), ...checkSubscriptionPlans(product)].map(
        ({ path, message }) => ({
          path: ['products', at, ...path],
          message,
        }),
      ),
    ]),
  ];
}

function skus(products: readonly DocumentProduct[]) {
  return products.flatMap(({ variants }, at) =>
    variants.flatMap(({ sku }, index) =>
      sku === '' ? [] : [{ path: ['products', at, 'variants', index, 'sku'], name: sku }],
    ),
  );
}

function checkCollections(products: readonly DocumentProduct[]): Mistake[] {
  const counts = new Map<string, number>();
  return products.flatMap(({ collection }, at) => {
    const count = (counts.get(collection) ?? 0) + 1;
    counts.set(collection, count);
    return count === LIMIT.productsPerCollection + 1
      ? [
          {
            path: ['products', at],
            message: `the collection ${collection} holds at most ${LIMIT.productsPerCollection} products, and this is one more`,
          },
        ]
      : [];
  });
}

function checkOptions({ optionNames, variants }: DocumentProduct): Mistake[] {
  return [
    ...findRepeated(
      'option',
      optionNames.map((name, index) => ({ path: ['optionNames', index], name })),
    ),
    ...findRepeated(
      'variant with the options',
      variants.map(({ options }, index) => ({ path: ['variants', index, 'options'], name: options.join(' / ') })),
    ),
    ...variants.flatMap((variant, index) =>
      checkVariant(variant, optionNames.length).map(({ path, message }) => ({
        path: ['variants', index, ...path],
        message,
      })),
    ),
  ];
}

function checkVariant(
  { options, priceCents, salePriceCents, onSale }: DocumentVariant,
  optionCount: number,
): Mistake[] {
  const mistakes: Mistake[] = [];
  if (options.length !== optionCount)
    mistakes.push({
      path: ['options'],
      message: `must have one value for each of the ${optionCount} options of the product`,
    });
  if (salePriceCents !== undefined && salePriceCents > priceCents)
    mistakes.push({ path: ['salePriceCents'], message: 'must not be above the price' });
  if (onSale && salePriceCents === undefined)
    mistakes.push({ path: ['salePriceCents'], message: 'is missing: a variant on sale needs a sale price' });
  return mistakes;
}

/** A subscription has a checkout of its own, without these features. */
function checkSubscriptionPlans({ productType, form, variants }: DocumentProduct): Mistake[] {
  const obstacle = subscriptionPlanObstacle({ productType, hasQuestions: form !== undefined });
  if (!obstacle) return [];
  return variants.flatMap(({ subscriptionPlan }, index) =>
    subscriptionPlan
      ? [{ path: ['variants', index, 'subscriptionPlan'], message: SUBSCRIPTION_PLAN_OBSTACLES[obstacle] }]
      : [],
  );
}

const SUBSCRIPTION_PLAN_OBSTACLES = {
  'gift-card': 'is for goods and services: a gift card is bought once',
  questions: 'is for products without a form: a subscription asks no questions',
} as const;

function checkForm(form: ProductForm | undefined): Mistake[] {
  const fields = form?.fields ?? [];
  return [
    ...findRepeated(
      'field',
      fields.map(({ id }, index) => ({ path: ['form', 'fields', index, 'id'], name: id })),
    ),
    ...fields.flatMap(({ type, options = [] }, index) => [
      ...(type === 'select' && options.length === 0
        ? [
            {
              path: ['form', 'fields', index, 'options'],
              message: 'is missing: a select needs something to choose from',
            },
          ]
        : []),
      ...findRepeated(
        'option',
        options.map((name, place) => ({ path: ['form', 'fields', index, 'options', place], name })),
      ),
    ]),
  ];
}
