import type { ColumnType, Generated } from 'kysely';
import type { Manifest } from 'shared-types/manifest';
import type { PageBody } from 'shared-types/site/page';

/** A JSON column: read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;
/** A time the database sets by itself. */
type CreatedAt = ColumnType<Date, Date | undefined, never>;

export interface SiteTable {
  id: string;
  identifier: string;
  name: string;
  hosts: string[];
  locale: string;
  currency: string;
  /** The checked document parts that have no table of their own: settings, cookie settings, theme, navigation, footer. */
  profile: Json<unknown>;
  /** sha256 of the imported document: an equal one is not imported again. */
  document_hash: string;
  /** Grows with every change of what visitors are shown; caches are keyed by it. */
  revision: Generated<number>;
  created_at: CreatedAt;
}

export interface AssetTable {
  id: string;
  site_id: string;
  name: string;
  object_key: string;
  file_name: string;
  content_type: string;
  width: number;
  height: number;
  alt: string;
  focal_x: number;
  focal_y: number;
}

export interface PageTable {
  id: string;
  site_id: string;
  /** `/about`, or a pattern with `{slug}` or `{token}` as its last part. */
  path: string;
  page_type: number;
  title: string;
  description: string;
  /** Path of the collection whose items an item page shows. */
  collection_path: string | null;
  /** False keeps search engines away. */
  indexed: boolean;
  /** Picture for link previews. */
  social_asset_id: string | null;
  body: Json<PageBody>;
}

export interface BlockTable {
  id: string;
  site_id: string;
  page_id: string;
  type: number;
  variant: number | null;
  settings: Json<unknown>;
}

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
}

export interface ShippingOptionTable {
  id: string;
  site_id: string;
  position: number;
  name: string;
  cost_cents: number;
  /** ISO codes it serves; empty for everywhere. */
  countries: string[];
}

export interface CartTable {
  id: string;
  site_id: string;
  /** sha256 of the token in the visitor's cookie; the token itself is nowhere on the server. */
  token_hash: string;
  revision: Generated<number>;
  /** Set when the cart has become an order. */
  order_id: string | null;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

export interface CartLineTable {
  id: string;
  site_id: string;
  cart_id: string;
  variant_id: string;
  quantity: number;
  added_at: CreatedAt;
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
}

export interface OrderNumberTable {
  site_id: string;
  last_number: number;
}

export interface FormSubmissionTable {
  id: string;
  site_id: string;
  form_id: string;
  /** The submission key that made it; one key stores one submission. */
  key: string;
  page_path: string;
  /** Field values keyed by field id. */
  fields: Json<Record<string, unknown>>;
  /** Where the form stood and what else came with it, as the specification names it. */
  details: Json<Record<string, unknown>>;
  received_at: CreatedAt;
}

export interface JavascriptErrorTable {
  id: Generated<number>;
  site_id: string;
  /** `remote@version`, or `shell@version`. */
  origin: string;
  message: string;
  report: Json<unknown>;
  received_at: CreatedAt;
}

export interface ConsentReceiptTable {
  id: string;
  site_id: string;
  choice: string;
  /** What was shown when the choice was made. */
  shown: Json<unknown>;
  given_at: CreatedAt;
}

/** Requests counted for a rate limit, until its window ends. */
export interface RateWindowTable {
  site_id: string;
  /** A hash of what is limited and who is. */
  bucket: string;
  ends_at: Date;
  count: number;
}

export interface ArtifactTable {
  remote: string;
  version: string;
  manifest: Json<Manifest>;
  /** sha384 of the stored `remote.json`, as an integrity value. */
  manifest_integrity: string;
  published_at: CreatedAt;
}

export interface ReleaseRuleTable {
  remote: string;
  /** False stops the remote's code in the page; its HTML stays. */
  enabled: boolean;
  /** False replaces its HTML by the fallback too. */
  renders: boolean;
  version: string | null;
  /** `build` while nobody has set a version by hand: a new build then becomes the default. */
  set_by: 'build' | 'person';
  serial: number;
}

export interface ReleaseChangeTable {
  serial: Generated<number>;
  remote: string;
  who: string;
  reason: string;
  before: Json<unknown>;
  after: Json<unknown>;
  changed_at: CreatedAt;
}

/** Every table. All but site, artifact, release rules and release changes have `site_id`. */
export interface Tables {
  site: SiteTable;
  asset: AssetTable;
  page: PageTable;
  block: BlockTable;
  product: ProductTable;
  variant: VariantTable;
  shipping_option: ShippingOptionTable;
  cart: CartTable;
  cart_line: CartLineTable;
  customer_order: OrderTable;
  order_line: OrderLineTable;
  order_number: OrderNumberTable;
  form_submission: FormSubmissionTable;
  javascript_error: JavascriptErrorTable;
  consent_receipt: ConsentReceiptTable;
  rate_window: RateWindowTable;
  artifact: ArtifactTable;
  release_rule: ReleaseRuleTable;
  release_change: ReleaseChangeTable;
}
