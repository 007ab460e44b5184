import type { ColumnType, Generated } from 'kysely';
import type { LineAnswer, ProductForm } from 'shared-types/commerce/line-form';
import type { FieldValue } from 'shared-types/forms/contact-form';
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
  /** True once it was saved in the configuration area: no import changes it then. */
  is_kept: Generated<boolean>;
  /** When its owner removed it; the row stays for the carts that hold it. */
  removed_at: Generated<Date | null>;
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

interface ShippingOptionTable {
  id: string;
  site_id: string;
  position: number;
  name: string;
  cost_cents: number;
  /** ISO codes it serves; empty for everywhere. */
  countries: string[];
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
  created_at: CreatedAt;
  updated_at: ColumnType<Date, Date | undefined, Date>;
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
  /** The submission key that made it; one key makes one order. */
  key: string;
  cart_id: string;
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
  currency: string;
  placed_at: CreatedAt;
}

export interface OrderLineTable {
  id: string;
  site_id: string;
  order_id: string;
  variant_id: string;
  position: number;
  title: string;
  sku: string;
  option_values: Json<readonly { optionName: string; value: string }[]>;
  picture: Json<unknown>;
  quantity: number;
  unit_price_cents: number;
  line_total_cents: number;
  /** What was answered to the product's form. */
  answers: OptionalJson<readonly LineAnswer[]>;
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
  shipping_option: ShippingOptionTable;
  cart: CartTable;
  cart_line: CartLineTable;
  cart_write: CartWriteTable;
  customer_order: OrderTable;
  order_line: OrderLineTable;
  order_number: OrderNumberTable;
}
