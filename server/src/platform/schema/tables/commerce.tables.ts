import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ShippingLocation } from 'shared-types/commerce/cart';
import type { AppliedDiscount, CouponKind } from 'shared-types/commerce/coupons';
import type { LineAnswer, ProductForm } from 'shared-types/commerce/line-form';
import type {
  OrderEventDetail,
  OrderEventKind,
  OrderKind,
  OrderStatus,
  PaymentState,
} from 'shared-types/commerce/orders/order';
import type { OrderTax } from 'shared-types/commerce/pricing';
import type { SubscriptionEnd, SubscriptionPlan } from 'shared-types/commerce/orders/subscription';
import type { StockChange } from 'shared-types/admin/store/products';
import type { ReviewState } from 'shared-types/admin/store/reviews';
import type { FieldValue } from 'shared-types/forms/contact-form';
import type { WeightStep } from 'shared-types/site/site-document';
import type { CreatedAt, Json, OptionalJson } from './column';

export interface ProductTable {
  id: string;
  site_id: string;
  collection_id: string;
  slug: string;
  product_type: number;
  workflow_status: number;
  position: number;
  title: string;
  excerpt: string;
  description_html: string;
  /** Asset ids, in order. */
  picture_ids: string[];
  option_names: string[];
  form: OptionalJson<ProductForm>;
  /** sha256 of the product in the document. */
  content_hash: Generated<string>;
  /** When the document's product changed last. */
  changed_at: Generated<Date>;
  /** Its slug in the site document; null if no document ever contained it. */
  document_slug: Generated<string | null>;
  /** True once it was saved in the admin area; imports no longer change it. */
  is_kept: Generated<boolean>;
  removed_at: Generated<Date | null>;
  created_at: CreatedAt;
}

export interface VariantTable {
  id: string;
  site_id: string;
  product_id: string;
  position: number;
  sku: string;
  price_cents: number;
  sale_price_cents: number;
  on_sale: boolean;
  qty_in_stock: number;
  unlimited: boolean;
  /** Values in the order of the product's option names. */
  option_values: string[];
  picture_id: string | null;
  /** Weight, length, width, height; null if it is not shipped. */
  shipping: Json<{ weight: number; length: number; width: number; height: number } | null>;
  /** Null for products bought once. */
  subscription_plan: OptionalJson<SubscriptionPlan>;
  /** When its owner removed it; the row stays for carts that contain it. */
  removed_at: Generated<Date | null>;
}

interface ProductChangeTable {
  id: Generated<string>;
  site_id: string;
  product_id: string;
  account_id: string | null;
  changed_by: string;
  /** The new state; null if it was removed. */
  state: OptionalJson<object>;
  changed_at: CreatedAt;
}

/** A stock change that was made, so that a repeated request does not make it again. */
interface StockWriteTable {
  site_id: string;
  key: string;
  variant_id: string;
  how: StockChange;
  pieces: number;
  made_at: Generated<Date>;
}

export type PriceRuleKind = 'coupon' | 'shipping' | 'tax' | 'inclusion' | 'unpaid';

interface ShippingOptionTable {
  id: string;
  site_id: string;
  position: number;
  name: string;
  cost_cents: number;
  /** ISO codes; empty for everywhere. */
  countries: string[];
  /** Empty for all states. */
  states: Generated<string[]>;
  /** Beginnings of postal codes it delivers to; empty for all. */
  zip_prefixes: Generated<string[]>;
  /** Lightest first; null if the weight does not matter. */
  weight_steps: OptionalJson<readonly WeightStep[]>;
  /** Subtotal from which it is free. */
  free_from_cents: ColumnType<number | null, number | null | undefined, number | null>;
  is_off: Generated<boolean>;
}

export interface CouponTable {
  id: string;
  site_id: string;
  code: string;
  /** The code normalized for comparison. */
  code_key: string;
  kind: CouponKind;
  rate_basis_points: number | null;
  amount_cents: number | null;
  valid_from: Date | null;
  valid_until: Date | null;
  minimum_subtotal_cents: Generated<number>;
  most_uses: number | null;
  most_uses_per_email: number | null;
  is_off: Generated<boolean>;
  /** The normalized code in the site document; null if no document ever contained it. */
  document_key: string | null;
  /** True once its owner has saved or removed it; imports no longer change it. */
  is_kept: Generated<boolean>;
  /** When its owner removed it; the row stays for its uses. */
  removed_at: Generated<Date | null>;
}

interface CouponUseTable {
  coupon_id: string;
  order_id: string;
  site_id: string;
  /** The buyer's email address, normalized for comparison. */
  email_key: string;
}

interface TaxRuleTable {
  id: string;
  site_id: string;
  position: number;
  name: string;
  country: string;
  /** Empty for the whole country. */
  states: string[];
  zip_prefixes: string[];
  rate_basis_points: number;
  taxes_shipping: boolean;
  /** Numbers of product types; empty for all. */
  product_types: number[];
  is_off: Generated<boolean>;
}

interface PriceChangeTable {
  id: Generated<string>;
  site_id: string;
  kind: PriceRuleKind;
  /** The site's id for the setting whether prices include taxes. */
  rule_id: string;
  account_id: string | null;
  changed_by: string;
  /** The new state; null if it was removed or only moved. */
  state: OptionalJson<object>;
  changed_at: CreatedAt;
}

interface CartTable {
  id: string;
  site_id: string;
  /** sha256 of the token in the visitor's cookie; the token itself is not stored. */
  token_hash: string;
  revision: Generated<number>;
  order_id: string | null;
  /** sha256 of the crumb the cart was opened with, for browsers that have not received the cart's cookie. */
  opener_hash: ColumnType<string | null, string | undefined, never>;
  /** With that crumb, recreates the cart's token. */
  opener_salt: ColumnType<string | null, string | undefined, never>;
  place: OptionalJson<ShippingLocation>;
  /** The chosen shipping method, which may no longer exist. */
  shipping_option_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Normalized codes, whose coupons may no longer exist. */
  coupon_codes: Generated<string[]>;
  created_at: CreatedAt;
  /** Day of the last change (UTC). A finer time would make every change update an index. */
  changed_on: Generated<Date>;
}

interface CartLineTable {
  id: string;
  site_id: string;
  cart_id: string;
  variant_id: string;
  quantity: number;
  answers: OptionalJson<Readonly<Record<string, FieldValue>>>;
  added_at: CreatedAt;
}

/** A cart change that was made, so that a repeated request does not make it again. */
export interface CartWriteTable {
  cart_id: string;
  site_id: string;
  /** sha256 of the change's key and content. */
  identity: string;
  /** Title of the changed product, to repeat the reply. */
  title: string;
  /** The cart's revision after the change, which is also its time in milliseconds. */
  revision: number;
}

export interface OrderTable {
  id: string;
  site_id: string;
  number: number;
  /** sha256 of the token in the order's address. */
  token_hash: string;
  /** Idempotency key; one key creates one order. */
  key: string;
  kind: Generated<OrderKind>;
  /** Null for orders without goods. */
  cart_id: string | null;
  email: string;
  phone: string;
  note: string;
  address: Json<unknown>;
  shipping_name: string;
  payment_method: string;
  payment_instructions: string;
  subtotal_cents: number;
  shipping_cents: number;
  tax_cents: number;
  discount_cents: number;
  total_cents: number;
  discounts: ColumnType<readonly AppliedDiscount[], string | undefined, string>;
  /** The tax rules at the time of the order. */
  taxes: ColumnType<readonly OrderTax[], string | undefined, string>;
  tax_included: Generated<boolean>;
  gift_card_cents: Generated<number>;
  currency: string;
  status: Generated<OrderStatus>;
  /** Language of the order; empty for the main language. */
  locale: Generated<string>;
  carrier: Generated<string>;
  tracking_number: Generated<string>;
  placed_at: CreatedAt;
}

interface OrderPaymentTable {
  order_id: string;
  site_id: string;
  method: string;
  state: PaymentState;
  amount_cents: number;
  /** All of it or nothing. */
  paid_cents: Generated<number>;
  refunded_cents: Generated<number>;
}

/** The file that buyers of a product download, at most one. */
interface ProductFileTable {
  product_id: string;
  site_id: string;
  id: string;
  name: string;
  sha256: string;
  bytes: number;
  object_key: string;
  /** When the product first had a file. */
  first_offered_at: Generated<Date>;
  changed_at: Generated<Date>;
}

/** Downloads of a product's file by an order. The first download creates the row; until then the defaults apply. */
interface OrderDownloadTable {
  order_id: string;
  product_id: string;
  site_id: string;
  used: Generated<number>;
  most: number;
  ends_at: Date;
  /** Bytes that may still be sent to resume the last download without counting another. */
  bytes_left: Generated<number>;
}

/** What an unpaid order reserves. Deleted once the order is paid, fulfilled or cancelled by hand. */
interface OrderHoldTable {
  order_id: string;
  site_id: string;
  /** Scheme, host and port of links in emails. */
  origin: string;
  /** When the order is cancelled if unpaid; null if it reserves nothing that others could buy. */
  held_until: Date | null;
  /** When it was cancelled as unpaid. */
  released_at: ColumnType<Date | null, undefined, Date>;
  /** The gift card that had paid a part of the released order. */
  gift_card_id: ColumnType<string | null, undefined, string | null>;
  coupon_ids: ColumnType<string[], undefined, string[]>;
  /** Rate windows that count the order as unpaid. */
  counted: string[];
  placed_at: CreatedAt;
}

export interface OrderEventTable {
  id: GeneratedAlways<number>;
  site_id: string;
  order_id: string;
  kind: OrderEventKind;
  /** Idempotency key of the request; null if there was none. */
  key: string | null;
  /** The account that caused it; null for the buyer and deleted accounts. */
  account_id: string | null;
  /** The account's name at that time; empty for the buyer. */
  by_name: string;
  detail: Json<OrderEventDetail>;
  at: CreatedAt;
}

interface OrderLinkTable {
  /** sha256 of an additional token for the order's page. */
  token_hash: string;
  site_id: string;
  order_id: string;
  created_at: CreatedAt;
}

interface OrderLookupRequestTable {
  id: Generated<string>;
  site_id: string;
  email: string;
  number: number;
  locale: string;
  origin: string;
  requested_at: CreatedAt;
}

export interface OrderLineTable {
  id: string;
  site_id: string;
  order_id: string;
  /** Null for donations and gift cards. */
  variant_id: string | null;
  position: number;
  title: string;
  sku: string;
  option_values: Json<readonly { optionName: string; value: string }[]>;
  picture: Json<unknown>;
  quantity: number;
  unit_price_cents: number;
  line_total_cents: number;
  /** True if its quantity was taken from a counted stock. */
  took_stock: Generated<boolean>;
  answers: OptionalJson<readonly LineAnswer[]>;
}

interface ReviewRequestTable {
  order_id: string;
  site_id: string;
  /** Scheme, host and port of the email's link. */
  origin: string;
  due_at: Date;
  /** sha256 of the token in the page's address; null until the email is written. */
  token_hash: ColumnType<string | null, string | undefined, string>;
  /** End of the period for reviews; null until the email is written. */
  ends_at: ColumnType<Date | null, Date | undefined, Date>;
}

interface ReviewTable {
  id: Generated<string>;
  site_id: string;
  /** A line is reviewed once. */
  order_line_id: string;
  product_id: string;
  rating: number;
  text: string;
  /** The buyer's first name; empty if the order has none. */
  author: string;
  key: string;
  state: Generated<ReviewState>;
  received_at: CreatedAt;
}

interface ReviewSettingTable {
  site_id: string;
  sends_requests: boolean;
  /** Days between an order's fulfilment and its email. */
  after_days: number;
  account_id: string | null;
  changed_by: string;
  changed_at: Generated<Date>;
}

interface GiftCardTable {
  id: Generated<string>;
  site_id: string;
  order_id: string;
  /** sha256 of its code; null while its order is unpaid. */
  code_hash: ColumnType<string | null, string | undefined, string>;
  /** The last characters of its code. */
  ending: Generated<string>;
  recipient_name: string;
  /** Empty if it is for the buyer. */
  recipient_email: string;
  message: string;
  currency: string;
  worth_cents: number;
  balance_cents: Generated<number>;
  /** When its order was reversed. */
  ended_at: ColumnType<Date | null, never, Date>;
  created_at: CreatedAt;
}

interface GiftCardUseTable {
  order_id: string;
  site_id: string;
  gift_card_id: string;
  cents: number;
}

/** A category of products. */
export interface CategoryTable {
  id: string;
  site_id: string;
  collection_id: string;
  /** Null at the top level. */
  parent_id: string | null;
  /** Last part of its path. */
  slug: string;
  name: string;
  /** The name, normalized for comparison. */
  name_key: string;
  /** Position among its siblings; equal ones are sorted by name. */
  position: number;
}

interface ProductCategoryTable {
  product_id: string;
  category_id: string;
  site_id: string;
}

/** An owner's change of a category. After the first one, imports no longer change the site's categories. */
interface CategoryChangeTable {
  id: Generated<string>;
  site_id: string;
  account_id: string | null;
  changed_by: string;
  act: 'added' | 'renamed' | 'moved' | 'removed';
  category_id: string;
  /** The category's name at that time. */
  name: string;
  changed_at: CreatedAt;
}

interface SubscriptionTable {
  id: string;
  site_id: string;
  /** As agreed when it was started. */
  plan: ColumnType<SubscriptionPlan, string, never>;
  origin: string;
  /** Day of the first order (UTC). */
  started_on: ColumnType<never, string, never>;
  /** The next cycle, from 0; null if there is none. */
  next_cycle: number | null;
  /** The day that cycle is due. */
  next_on: ColumnType<never, string | null, string | null>;
  /** Time of the next attempt to create its order; after a failure later than that day. */
  try_at: Date | null;
  /** The latest cycle whose delay was reported to the buyer; null if there was none. */
  notified_cycle: ColumnType<number | null, never, number>;
  /** Why it ended early; null if it did not. */
  ended_as: ColumnType<SubscriptionEnd | null, never, SubscriptionEnd>;
  /** Name of the account that ended it; empty if no account did. */
  ended_by: ColumnType<string, never, string>;
  created_at: CreatedAt;
}

/** An order of a subscription, at most one for each cycle. */
interface SubscriptionOrderTable {
  order_id: string;
  site_id: string;
  subscription_id: string;
  /** From 0. */
  cycle: number;
}

interface OrderNumberTable {
  site_id: string;
  last_number: number;
}

export interface CommerceTables {
  product: ProductTable;
  variant: VariantTable;
  product_change: ProductChangeTable;
  stock_write: StockWriteTable;
  category: CategoryTable;
  product_category: ProductCategoryTable;
  category_change: CategoryChangeTable;
  shipping_option: ShippingOptionTable;
  coupon: CouponTable;
  coupon_use: CouponUseTable;
  tax_rule: TaxRuleTable;
  price_change: PriceChangeTable;
  cart: CartTable;
  cart_line: CartLineTable;
  cart_write: CartWriteTable;
  customer_order: OrderTable;
  order_line: OrderLineTable;
  gift_card: GiftCardTable;
  gift_card_use: GiftCardUseTable;
  subscription: SubscriptionTable;
  subscription_order: SubscriptionOrderTable;
  order_number: OrderNumberTable;
  order_payment: OrderPaymentTable;
  product_file: ProductFileTable;
  order_download: OrderDownloadTable;
  order_hold: OrderHoldTable;
  order_event: OrderEventTable;
  order_link: OrderLinkTable;
  order_lookup_request: OrderLookupRequestTable;
  review_request: ReviewRequestTable;
  review: ReviewTable;
  review_setting: ReviewSettingTable;
}
