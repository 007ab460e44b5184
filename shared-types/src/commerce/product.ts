import type { Picture } from '../host/image';
import type { ProductReviews } from './orders/review';
import type { SubscriptionPlan } from './orders/subscription';

/** @implements ENUM-03 */
export const PRODUCT_TYPE = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const;
export type ProductTypeNumber = (typeof PRODUCT_TYPE)[keyof typeof PRODUCT_TYPE];

/** @implements ENUM-04 */
export const WORKFLOW_STATUS = {
  published: 1,
  scheduled: 2,
  needsReview: 3,
  draft: 4,
  private: 5,
  deleted: 6,
} as const;
export type WorkflowStatusNumber = (typeof WORKFLOW_STATUS)[keyof typeof WORKFLOW_STATUS];

export const PRODUCT_LIMIT = {
  /** In cents. */
  priceCents: 100_000_000,
  /** In characters. */
  skuLength: 60,
  /** Title and slug, in characters. */
  titleLength: 200,
  slugLength: 200,
  /** In characters. */
  excerptLength: 1000,
  /** HTML, in characters. */
  htmlLength: 100_000,
  pictures: 100,
  /** In characters. */
  pictureAltLength: 500,
  /** Number of options, and characters of names and values. */
  options: 6,
  optionNameLength: 100,
  optionValueLength: 200,
  variants: 250,
  /** Pieces. */
  stock: 1_000_000,
  /** Weight and dimensions, in the site's units. */
  measure: 1_000_000,
  /** Number of questions, and characters of their parts. */
  questions: 20,
  questionTitleLength: 200,
  questionHintLength: 1000,
  placeholderLength: 200,
  /** Number of choices, and characters of each. */
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
  /** Meaningless if `unlimited`. */
  readonly qtyInStock: number;
  readonly unlimited: boolean;
  /** In the order of the product's options. */
  readonly optionValues: readonly { readonly optionName: string; readonly value: string }[];
  /** Shown while this variant is selected. */
  readonly picture?: Picture;
  /** Weight and dimensions in the site's units; absent if nothing is shipped. */
  readonly shipping?: {
    readonly weight: number;
    readonly length: number;
    readonly width: number;
    readonly height: number;
  };
  /** Absent for one-time purchases. */
  readonly subscriptionPlan?: SubscriptionPlan;
}

export interface Product {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** One or two sentences for lists; plain text. */
  readonly excerpt: string;
  /** Sanitized HTML. */
  readonly descriptionHtml: string;
  readonly pictures: readonly Picture[];
  readonly structuredContent: { readonly productType: ProductTypeNumber; readonly variants: readonly Variant[] };
  /** Option names in the order of `optionValues`; empty for a single variant. */
  readonly optionNames: readonly string[];
  /** Only for accounts with a role on the site, as a label. */
  readonly workflowStatus?: WorkflowStatusNumber;
}

/** Data of the loader `commerce/product/product`. */
export interface ProductView {
  readonly product: Product;
  /** Path of its shop page. */
  readonly shopPath: string;
  readonly related: readonly ProductTeaser[];
  /** Absent without published reviews. */
  readonly reviews?: ProductReviews;
}

export interface ProductTeaser {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** One or two sentences; plain text; only for lists that show them. */
  readonly excerpt?: string;
  readonly picture?: Picture;
  readonly productType: ProductTypeNumber;
  /** Lowest current price, in cents. */
  readonly fromCents: number;
  /** Regular price, in cents, if the lowest price is a sale price. */
  readonly wasCents?: number;
  /** True if variants have different prices. */
  readonly priceVaries: boolean;
  readonly onSale: boolean;
  readonly soldOut: boolean;
}

export const PRODUCT_CALLS = {
  /** Query `path`: the product's page, which the visitor must be allowed to see. */
  getProduct: { method: 'GET', path: '/api/commerce/product/product' },
} as const;

export interface ProductReply extends Pick<ProductView, 'shopPath'> {
  /** The description is only on its page. */
  readonly product: Omit<Product, 'descriptionHtml'>;
}
