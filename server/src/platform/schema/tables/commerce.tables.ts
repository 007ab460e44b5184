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
  /** The shop page the product belongs to. */
  collection_id: string;
  slug: string;
  product_type: number;
  workflow_status: number;
  position: number;
  title: string;
  excerpt: string;
  description_html: string;
  /** Asset ids in their order. */
  picture_ids: string[];
  option_names: string[];
  /** What it asks its buyers. */
  form: OptionalJson<ProductForm>;
  /** sha256 of the product as the document has it. */
  content_hash: Generated<string>;
  /** When that last became another. */
  changed_at: Generated<Date>;
  /** The slug by which the site's document knows it; null where no document ever named it. */
  document_slug: Generated<string | null>;
  /** True once it was saved in the admin area: no import changes it then. */
  is_kept: Generated<boolean>;
  /** When its owner removed it; the row stays for the carts that hold it. */
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
  /** Weight, length, width, height; null for what is not sent. */
  shipping: Json<{ weight: number; length: number; width: number; height: number } | null>;
  /** How it is paid again and again; null for what is bought once. */
  subscription_plan: OptionalJson<SubscriptionPlan>;
  /** When its owner removed it; the row stays for the carts that hold it. */
  removed_at: Generated<Date | null>;
}

interface ProductChangeTable {
  id: Generated<string>;
  site_id: string;
  product_id: string;
  /** Null once the account is gone. */
  account_id: string | null;
  /** What the account was called then. */
  changed_by: string;
  /** What it was changed to; null where it was removed. */
  state: OptionalJson<object>;
  changed_at: CreatedAt;
}

/** A change of a stock that has been made: sent again, it is not made again. */
interface StockWriteTable {
  site_id: string;
  /** Names the sending of the form that made it. */
  key: string;
  variant_id: string;
  how: StockChange;
  pieces: number;
  made_at: Generated<Date>;
}

/** What a store charges by. */
export type PriceRuleKind = 'coupon' | 'shipping' | 'tax' | 'inclusion' | 'unpaid';

interface ShippingOptionTable {
  id: string;
  site_id: string;
  position: number;
  name: string;
  cost_cents: number;
  /** ISO codes it serves; empty for everywhere. */
  countries: string[];
  /** States it serves; empty for all of them. */
  states: Generated<string[]>;
  /** What postal codes begin with where it goes; empty for any. */
  zip_prefixes: Generated<string[]>;
  /** Lightest first; null where the weight does not matter. */
  weight_steps: OptionalJson<readonly WeightStep[]>;
  /** Subtotal from which it costs nothing. */
  free_from_cents: ColumnType<number | null, number | null | undefined, number | null>;
  is_off: Generated<boolean>;
}

export interface CouponTable {
  id: string;
  site_id: string;
  /** As the owner wrote it. */
  code: string;
  /** As codes are compared. */
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
  /** The code by which a document names it, as codes are compared; null where none ever did. */
  document_key: string | null;
  /** True once its owner has saved or removed it: no import changes it. */
  is_kept: Generated<boolean>;
  /** When its owner removed it; the row stays for its uses. */
  removed_at: Generated<Date | null>;
}

/** An order that a coupon has saved something on. */
interface CouponUseTable {
  coupon_id: string;
  order_id: string;
  site_id: string;
  /** The buyer's email address, as addresses are compared. */
  email_key: string;
}

interface TaxRuleTable {
  id: string;
  site_id: string;
  position: number;
  name: string;
  country: string;
  /** Empty for all of the country. */
  states: string[];
  zip_prefixes: string[];
  rate_basis_points: number;
  taxes_shipping: boolean;
  /** Numbers of product types; empty for all of them. */
  product_types: number[];
  is_off: Generated<boolean>;
}

/** Who has changed what a store charges by. */
interface PriceChangeTable {
  id: Generated<string>;
  site_id: string;
  kind: PriceRuleKind;
  /** Of whether prices include the taxes, the site itself. */
  rule_id: string;
  /** Null once the account is gone. */
  account_id: string | null;
  /** What the account was called then. */
  changed_by: string;
  /** What it was changed to; null where it was removed, or moved among the others. */
  state: OptionalJson<object>;
  changed_at: CreatedAt;
}

interface CartTable {
  id: string;
  site_id: string;
  /** sha256 of the token in the visitor's cookie; the token itself is nowhere on the server. */
  token_hash: string;
  revision: Generated<number>;
  /** Set when the cart has become an order. */
  order_id: string | null;
  /** sha256 of the anti-forgery token of the browser that opened the cart, which may come again before it has the cart's own. */
  opener_hash: ColumnType<string | null, string | undefined, never>;
  /** With that token it makes the cart's token once more. */
  opener_salt: ColumnType<string | null, string | undefined, never>;
  /** Where the visitor said it goes. */
  place: OptionalJson<ShippingLocation>;
  /** The shipping method that the visitor has chosen; it may be gone. */
  shipping_option_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Codes in it, as codes are compared; a coupon may be gone. */
  coupon_codes: Generated<string[]>;
  created_at: CreatedAt;
  /** The day of the last change, in UTC. Finer than that, every change would be one of an index too. */
  changed_on: Generated<Date>;
}

interface CartLineTable {
  id: string;
  site_id: string;
  cart_id: string;
  variant_id: string;
  quantity: number;
  /** What was answered to the product's form, by field id. */
  answers: OptionalJson<Readonly<Record<string, FieldValue>>>;
  added_at: CreatedAt;
}

/** A change of a cart that has been made: sent again, it is not made again. */
export interface CartWriteTable {
  cart_id: string;
  site_id: string;
  /** sha256 of the change's key and content. */
  identity: string;
  /** Title of the product whose line changed, for the same reply once more. */
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
  /** The idempotency key that made it; one key makes one order. */
  key: string;
  kind: Generated<OrderKind>;
  /** The cart it was; null for what is no goods. */
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
  /** What its coupons saved. */
  discounts: ColumnType<readonly AppliedDiscount[], string | undefined, string>;
  /** The tax rules it was placed under. */
  taxes: ColumnType<readonly OrderTax[], string | undefined, string>;
  /** True where the taxes are part of the prices. */
  tax_included: Generated<boolean>;
  /** What of the total a gift card has paid. */
  gift_card_cents: Generated<number>;
  currency: string;
  /** What has become of its goods. */
  status: Generated<OrderStatus>;
  /** Language it was ordered in; empty for the site's own. */
  locale: Generated<string>;
  carrier: Generated<string>;
  tracking_number: Generated<string>;
  placed_at: CreatedAt;
}

interface OrderPaymentTable {
  order_id: string;
  site_id: string;
  /** Name of the payment provider it goes through. */
  method: string;
  state: PaymentState;
  /** What is to be paid. */
  amount_cents: number;
  /** All of it or nothing. */
  paid_cents: Generated<number>;
  refunded_cents: Generated<number>;
}

/** The file that buyers of a product download; one at most. */
interface ProductFileTable {
  product_id: string;
  site_id: string;
  /** Another one with each file. */
  id: string;
  name: string;
  sha256: string;
  /** Its size. */
  bytes: number;
  object_key: string;
  /** When the product had a file for the first time. */
  first_offered_at: Generated<Date>;
  changed_at: Generated<Date>;
}

/** How often an order has downloaded a product's file. It is made by the first download; before that the usual holds. */
interface OrderDownloadTable {
  order_id: string;
  product_id: string;
  site_id: string;
  used: Generated<number>;
  most: number;
  ends_at: Date;
  /** Bytes that may be sent to continue the last download without another being counted. */
  bytes_left: Generated<number>;
}

/** What an unpaid order reserves. It goes once the order is paid, fulfilled or cancelled by hand. */
interface OrderHoldTable {
  order_id: string;
  site_id: string;
  /** Scheme, host and port that links in emails begin with. */
  origin: string;
  /** When the order is cancelled if it is not paid; null where it reserves nothing that others could buy. */
  held_until: Date | null;
  /** When it was cancelled because it was not paid. */
  released_at: ColumnType<Date | null, undefined, Date>;
  /** The gift card that had paid a part of the order before it was released. */
  gift_card_id: ColumnType<string | null, undefined, string | null>;
  /** The coupons it had used before it was released. */
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
  /** Idempotency key of what made it; null where nobody sent it. */
  key: string | null;
  /** Whose doing it was; null for the buyer, and for an account that is gone. */
  account_id: string | null;
  /** What that account was called; empty for the buyer. */
  by_name: string;
  detail: Json<OrderEventDetail>;
  at: CreatedAt;
}

interface OrderLinkTable {
  /** sha256 of a token that opens the order's page beside its first one. */
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
  /** Scheme, host and port that the email's link begins with. */
  origin: string;
  requested_at: CreatedAt;
}

export interface OrderLineTable {
  id: string;
  site_id: string;
  order_id: string;
  /** Null for what is no goods. */
  variant_id: string | null;
  position: number;
  title: string;
  sku: string;
  option_values: Json<readonly { optionName: string; value: string }[]>;
  picture: Json<unknown>;
  quantity: number;
  unit_price_cents: number;
  line_total_cents: number;
  /** True where its pieces were taken out of a counted stock. */
  took_stock: Generated<boolean>;
  /** What was answered to the product's form. */
  answers: OptionalJson<readonly LineAnswer[]>;
}

interface ReviewRequestTable {
  order_id: string;
  site_id: string;
  /** Scheme, host and port that its email's link begins with. */
  origin: string;
  /** When its email is to be written. */
  due_at: Date;
  /** sha256 of the token in the page's address; null until the email is written. */
  token_hash: ColumnType<string | null, string | undefined, string>;
  /** From then on nothing can be reviewed by it; null until the email is written. */
  ends_at: ColumnType<Date | null, Date | undefined, Date>;
}

interface ReviewTable {
  id: Generated<string>;
  site_id: string;
  /** What was bought; a line is reviewed once. */
  order_line_id: string;
  product_id: string;
  rating: number;
  /** Plain text, as it was typed. */
  text: string;
  /** The buyer's first name; empty where the order has none. */
  author: string;
  /** The idempotency key that made it. */
  key: string;
  state: Generated<ReviewState>;
  received_at: CreatedAt;
}

interface ReviewSettingTable {
  site_id: string;
  /** True where buyers get an email. */
  sends_requests: boolean;
  /** Days from an order's fulfilment to its email. */
  after_days: number;
  /** Null once the account is gone. */
  account_id: string | null;
  /** What the account was called then. */
  changed_by: string;
  changed_at: Generated<Date>;
}

interface GiftCardTable {
  id: Generated<string>;
  site_id: string;
  /** The order that bought it. */
  order_id: string;
  /** sha256 of its code; null as long as its order is not paid. */
  code_hash: ColumnType<string | null, string | undefined, string>;
  /** The last emails of its code. */
  ending: Generated<string>;
  recipient_name: string;
  /** Empty where it is for the buyer. */
  recipient_email: string;
  message: string;
  currency: string;
  worth_cents: number;
  balance_cents: Generated<number>;
  /** When its order was taken back. */
  ended_at: ColumnType<Date | null, never, Date>;
  created_at: CreatedAt;
}

/** What a gift card has paid of an order. */
interface GiftCardUseTable {
  order_id: string;
  site_id: string;
  gift_card_id: string;
  cents: number;
}

/** What a shop divides its products into. */
export interface CategoryTable {
  id: string;
  site_id: string;
  /** The shop page. */
  collection_id: string;
  /** The category it stands below; null where it stands below none. */
  parent_id: string | null;
  /** Last part of its address. */
  slug: string;
  name: string;
  /** The name as names are compared. */
  name_key: string;
  /** Among those beside it; equal ones stand by their names. */
  position: number;
}

interface ProductCategoryTable {
  product_id: string;
  category_id: string;
  site_id: string;
}

/** What an owner has done to a category. From the first one on no import changes the site's categories. */
interface CategoryChangeTable {
  id: Generated<string>;
  site_id: string;
  /** Null once the account is gone. */
  account_id: string | null;
  /** What the account was called then. */
  changed_by: string;
  act: 'added' | 'renamed' | 'moved' | 'removed';
  category_id: string;
  /** What it was called then. */
  name: string;
  changed_at: CreatedAt;
}

interface SubscriptionTable {
  id: string;
  site_id: string;
  /** As it was agreed. */
  plan: ColumnType<SubscriptionPlan, string, never>;
  /** Scheme, host and port that its emails' links begin with. */
  origin: string;
  /** The day of the first order, in UTC. */
  started_on: ColumnType<never, string, never>;
  /** The cycle whose order is made next, from 0; null where none is. */
  next_cycle: number | null;
  /** The day that cycle is due. */
  next_on: ColumnType<never, string | null, string | null>;
  /** When its order is tried; later than that day where it could not be made. */
  try_at: Date | null;
  /** The latest cycle whose delay was reported to the buyer; null if none was. */
  notified_cycle: ColumnType<number | null, never, number>;
  /** Why it has ended before its time; null where it has not. */
  ended_as: ColumnType<SubscriptionEnd | null, never, SubscriptionEnd>;
  /** What the account was called that has ended it; empty for nobody's. */
  ended_by: ColumnType<string, never, string>;
  created_at: CreatedAt;
}

/** An order of a subscription: one of each cycle at most. */
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

/** Tables of the store. */
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
