import type { Picture } from '../host/image';
import type { ProductReviews } from './orders/review';
import type { SubscriptionPlan } from './orders/subscription';

/**
 * Product types and their numbers.
 *
 * @implements ENUM-03
 */
export const PRODUCT_TYPE = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const;
/** The number of a product type. */
export type ProductTypeNumber = (typeof PRODUCT_TYPE)[keyof typeof PRODUCT_TYPE];

/**
 * Workflow status of an item.
 *
 * @implements ENUM-04
 */
export const WORKFLOW_STATUS = {
  published: 1,
  scheduled: 2,
  needsReview: 3,
  draft: 4,
  private: 5,
  deleted: 6,
} as const;
/** The number of a workflow status. */
export type WorkflowStatusNumber = (typeof WORKFLOW_STATUS)[keyof typeof WORKFLOW_STATUS];

/** Limits of a product. */
export const PRODUCT_LIMIT = {
  /** Highest price, in cents. */
  priceCents: 100_000_000,
  /** Longest SKU, in characters. */
  skuLength: 60,
  /** Longest title, and longest last part of its address, in characters. */
  titleLength: 200,
  slugLength: 200,
  /** Longest text for lists, in characters. */
  excerptLength: 1000,
  /** Longest text of its page, in characters of HTML. */
  htmlLength: 100_000,
  /** Most pictures. */
  pictures: 100,
  /** Longest text for who cannot see a picture, in characters. */
  pictureAltLength: 500,
  /** Most options, and the longest name and value of one, in characters. */
  options: 6,
  optionNameLength: 100,
  optionValueLength: 200,
  /** Most variants. */
  variants: 250,
  /** Most pieces in stock. */
  stock: 1_000_000,
  /** Highest weight and longest side, in the units of the site. */
  measure: 1_000_000,
  /** Most questions to its buyers, and what they are made of, in characters. */
  questions: 20,
  questionTitleLength: 200,
  questionHintLength: 1000,
  placeholderLength: 200,
  /** Most answers to choose from, and the longest of them, in characters. */
  answers: 100,
  answerLength: 200,
} as const;

/** A variant of a product. Prices in cents of the site's currency. */
export interface Variant {
  readonly id: string;
  readonly sku: string;
  readonly priceCents: number;
  /** The price while `onSale`. */
  readonly salePriceCents: number;
  readonly onSale: boolean;
  /** Pieces left; meaningless where `unlimited`. */
  readonly qtyInStock: number;
  readonly unlimited: boolean;
  /** One value for each of the product's options, in their order. */
  readonly optionValues: readonly { readonly optionName: string; readonly value: string }[];
  /** The picture shown while this variant is chosen. */
  readonly picture?: Picture;
  /** Weight and size where the product is sent: pounds and inches, or kilograms and centimetres, by the site's measurement standard. */
  readonly shipping?: {
    readonly weight: number;
    readonly length: number;
    readonly width: number;
    readonly height: number;
  };
  /** How it is paid again and again; absent for what is bought once. */
  readonly subscriptionPlan?: SubscriptionPlan;
}

/** A product as the store shows it. */
export interface Product {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** One or two sentences for lists, plain text. */
  readonly excerpt: string;
  /** The long text, HTML the server has cleaned. */
  readonly descriptionHtml: string;
  readonly pictures: readonly Picture[];
  readonly structuredContent: { readonly productType: ProductTypeNumber; readonly variants: readonly Variant[] };
  /** Names of the options in the order of `optionValues`; empty for a product with one variant. */
  readonly optionNames: readonly string[];
  /** Told only to accounts with a role on the site; they see it as a label. */
  readonly workflowStatus?: WorkflowStatusNumber;
}

/** Answer to the loader `commerce/product/product`. */
export interface ProductView {
  readonly product: Product;
  /** Path of the shop page the product belongs to. */
  readonly shopPath: string;
  /** Products beside it in the shop. */
  readonly related: readonly ProductTeaser[];
  /** What buyers say of it; absent where nothing of that is published. */
  readonly reviews?: ProductReviews;
}

/** A product in a list. */
export interface ProductTeaser {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** One or two sentences, plain text; only for lists that show them. */
  readonly excerpt?: string;
  readonly picture?: Picture;
  readonly productType: ProductTypeNumber;
  /** The lowest price now, in cents. */
  readonly fromCents: number;
  /** The price before the sale, in cents, where that lowest price is a sale price. */
  readonly wasCents?: number;
  /** True where variants differ in price. */
  readonly priceVaries: boolean;
  readonly onSale: boolean;
  readonly soldOut: boolean;
}

/** Calls of products. */
export const PRODUCT_CALLS = {
  /** `path` in the query is that of the product’s page: who may see that may ask. */
  getProduct: { method: 'GET', path: '/api/commerce/product/product' },
} as const;

/** Reply to `getProduct`. */
export interface ProductReply extends Pick<ProductView, 'shopPath'> {
  /** Without the long text, which is its page’s. */
  readonly product: Omit<Product, 'descriptionHtml'>;
}
