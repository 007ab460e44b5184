import { sql, type Kysely, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { LINE_QUANTITY_MAX, type CartEntry } from 'shared-types/commerce/cart';
import { type ProductTypeNumber, PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import type { Tables } from '../../../platform/schema/tables';
import type { Site } from '../../../site/directory/site';
import { optionValues } from '../../../site/catalogue/option-values';
import { piecesAvailable } from '../../../site/catalogue/stock';
import { productPath } from '../../../site/catalogue/store-paths';
import { unitPriceCents } from '../../../site/catalogue/unit-price';
import { lineTotalCents } from './cart-totals';
import { formStatus } from '../line-form';

/** Columns of a variant and its product for a line. No value changes its type when it is sent as JSON. */
const WARE_COLUMNS = [
  'variant.id as variantId',
  'variant.sku',
  'variant.price_cents as priceCents',
  'variant.sale_price_cents as salePriceCents',
  'variant.on_sale as onSale',
  'variant.qty_in_stock as qtyInStock',
  'variant.unlimited',
  'variant.option_values as values',
  'variant.picture_id as pictureId',
  'variant.shipping',
  'variant.subscription_plan as plan',
  'product.id as productId',
  'product.product_type as productType',
  'product.workflow_status as workflowStatus',
  'product.title',
  'product.slug',
  'product.collection_id as collectionId',
  'product.option_names as optionNames',
  'product.picture_ids as pictureIds',
  'product.form',
] as const;

export interface CartKind {
  readonly site: Site;
  /** True for the cart of a subscription, which contains only that; other carts contain none. */
  readonly isSubscription?: boolean;
}

/** The lines of the cart that a statement reads, oldest first, with current prices and stock. */
export function linesOfCart(db: Kysely<Tables>) {
  return jsonArrayFrom(linesToRead(db));
}

/** As `linesOfCart`, for statements that add conditions. */
export function linesToRead(db: Kysely<Tables>) {
  const lines = lineQuery(db).whereRef('cart_line.cart_id', '=', sql.ref<string>('cart.id'));
  return lines.orderBy('cart_line.added_at').orderBy('cart_line.id');
}

/**
 * The lines of a cart for an order; locks the variants until the transaction ends, in the order of ids, so that orders
 * cannot deadlock. The lines are read after locking: a statement that waits for a lock rereads the locked row, but not the
 * joined ones.
 */
export async function lockLines(
  trx: Transaction<Tables>,
  { site, isSubscription }: CartKind,
  cartId: string,
): Promise<readonly CartEntry[]> {
  const inCart = trx.selectFrom('cart_line').select('variant_id').where('cart_id', '=', cartId);
  const variants = trx.selectFrom('variant').select('id').where('id', 'in', inCart);
  await variants.orderBy('id').forNoKeyUpdate().execute();
  const lines = lineQuery(trx).select('cart_line.added_at as addedAt').where('cart_line.cart_id', '=', cartId);
  const rows = await lines.execute();
  return rows
    .toSorted((a, b) => a.addedAt.getTime() - b.addedAt.getTime())
    .map((row) => entryOf(site, row, isSubscription));
}

function lineQuery(db: Kysely<Tables>) {
  return db
    .selectFrom('cart_line')
    .innerJoin('variant', 'variant.id', 'cart_line.variant_id')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['cart_line.id', 'cart_line.quantity', 'cart_line.answers', ...WARE_COLUMNS])
    .select(sql<boolean>`variant.removed_at is not null`.as('isRemoved'));
}

/** A line with its variant and product, as stored. */
export type LineRow = Awaited<ReturnType<ReturnType<typeof lineQuery>['execute']>>[number];

/** A stored line in the form of the API. */
export function entryOf(site: Site, row: LineRow, isSubscription = false): CartEntry {
  const unitPrice = unitPriceCents(row);
  const stock = piecesAvailable(row.productType, row);
  const available = stock === undefined ? undefined : Math.min(stock, LINE_QUANTITY_MAX);
  const status = row.form ? formStatus(row.form, row.answers) : undefined;
  const problem = lineProblem({
    ...row,
    available,
    // The product of an older line may have become a subscription, or may no longer be one.
    isRemoved: row.isRemoved || isSubscription !== (row.plan !== null),
    isFormMissing: status?.isMissing ?? false,
  });
  const picture = site.picture(row.pictureId ?? row.pictureIds[0] ?? null);
  return {
    id: row.id,
    variantId: row.variantId,
    productId: row.productId,
    productType: row.productType as ProductTypeNumber,
    title: row.title,
    path: productPath(site, row.collectionId, row.slug),
    ...(picture ? { picture } : {}),
    optionValues: optionValues(row.optionNames, row.values),
    sku: row.sku,
    quantity: row.quantity,
    ...(available === undefined ? {} : { available }),
    unitPriceCents: unitPrice,
    lineTotalCents: lineTotalCents(unitPrice, row.quantity),
    ...(row.shipping ? { weight: row.shipping.weight } : {}),
    ...(row.plan ? { subscriptionPlan: row.plan } : {}),
    ...(status ? { form: status.form } : {}),
    ...(status && status.answers.length > 0 ? { answers: status.answers } : {}),
    ...(problem ? { problem } : {}),
  };
}

interface LineStatus {
  readonly productType: number;
  readonly workflowStatus: number;
  /** True if the owner has removed this variant. */
  readonly isRemoved: boolean;
  readonly quantity: number;
  /** Pieces available now; undefined if stock is unlimited. */
  readonly available: number | undefined;
  /** True if the product's form has unanswered required fields. */
  readonly isFormMissing: boolean;
}

/** Why a line cannot be bought; undefined if it can. */
export function lineProblem({
  productType,
  workflowStatus,
  isRemoved,
  quantity,
  available,
  isFormMissing,
}: LineStatus): CartEntry['problem'] {
  // Older carts may contain a gift card, which has a checkout of its own.
  if (isRemoved || workflowStatus !== WORKFLOW_STATUS.published || productType === PRODUCT_TYPE.giftCard) return 'gone';
  if (available !== undefined && quantity > available) return available === 0 ? 'sold-out' : 'too-many';
  return isFormMissing ? 'form' : undefined;
}

/** A variant that can be added to a cart, as a line would be read. */
type Offer = Omit<LineRow, 'id' | 'quantity' | 'answers'>;

interface OfferInput {
  readonly siteId: string;
  readonly variantId: string;
  readonly isSubscription?: boolean;
}

/** The variant, if its product is published and sold by this kind of cart. A transaction keeps it from being deleted. */
export async function findOffer(
  db: Kysely<Tables>,
  { siteId, variantId, isSubscription = false }: OfferInput,
): Promise<Offer | undefined> {
  const row = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(WARE_COLUMNS)
    .where('variant.id', '=', variantId)
    .where('variant.site_id', '=', siteId)
    .where('product.workflow_status', '=', WORKFLOW_STATUS.published)
    // Gift cards have a checkout of their own.
    .where('product.product_type', '!=', PRODUCT_TYPE.giftCard)
    .where('variant.subscription_plan', isSubscription ? 'is not' : 'is', null)
    .where('variant.removed_at', 'is', null)
    .where('product.removed_at', 'is', null)
    .$if(db.isTransaction, (found) => found.forKeyShare('variant'))
    .executeTakeFirst();
  return row && { ...row, isRemoved: false };
}
