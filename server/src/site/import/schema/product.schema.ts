import { CATEGORY_LIMIT } from 'shared-types/commerce/category';
import { LINE_QUANTITY_MAX } from 'shared-types/commerce/cart';
import { DOCUMENT_PAYMENT_METHODS } from 'shared-types/commerce/checkout';
import { PRODUCT_FILE_LIMIT } from 'shared-types/commerce/orders/download';
import {
  PRODUCT_LIMIT,
  PRODUCT_TYPE,
  WORKFLOW_STATUS,
  type ProductTypeNumber,
  type WorkflowStatusNumber,
} from 'shared-types/commerce/product';
import { BILLING_UNITS, SUBSCRIPTION_LIMIT, type SubscriptionPlan } from 'shared-types/commerce/orders/subscription';
import type { DocumentPaymentMethod, DocumentProduct, DocumentVariant } from 'shared-types/site/site-document';
import { z } from 'zod';
import { productFormSchema } from './form.schema';
import { numberOf } from './number-of';
import { countSchema, lineSchema, pagePathSchema, slugSchema, textSchema } from './text.schema';

const MOST_INSTALLMENTS = 100;
/** An order may contain many of the most expensive product. */
const HIGHEST_TOTAL_CENTS = PRODUCT_LIMIT.priceCents * LINE_QUANTITY_MAX;

const measure = z.number().min(0).max(PRODUCT_LIMIT.measure);

const subscriptionPlanSchema = z.strictObject({
  billingPeriod: z.strictObject({
    value: z.number().int().min(1).max(SUBSCRIPTION_LIMIT.periodValue),
    unit: z.enum(BILLING_UNITS),
  }),
  numBillingCycles: countSchema(SUBSCRIPTION_LIMIT.cycles).optional(),
}) satisfies z.ZodType<SubscriptionPlan>;

const variantSchema = z.strictObject({
  /** Empty: the import generates one. */
  sku: z
    .string()
    .max(PRODUCT_LIMIT.skuLength)
    .refine((sku) => sku === sku.trim(), 'must not begin or end with a space'),
  priceCents: countSchema(PRODUCT_LIMIT.priceCents),
  salePriceCents: countSchema(PRODUCT_LIMIT.priceCents).optional(),
  onSale: z.boolean().optional(),
  qtyInStock: countSchema(PRODUCT_LIMIT.stock),
  unlimited: z.boolean(),
  shipping: z.strictObject({ weight: measure, length: measure, width: measure, height: measure }).optional(),
  options: z.array(lineSchema(PRODUCT_LIMIT.optionValueLength)),
  picture: lineSchema(200).optional(),
  subscriptionPlan: subscriptionPlanSchema.optional(),
}) satisfies z.ZodType<DocumentVariant>;

/**
 * A product with its variants.
 *
 * @implements PROD-09 PROD-10 SUBS-01 SUBS-02
 */
export const documentProductSchema = z.strictObject({
  slug: slugSchema,
  productType: numberOf<ProductTypeNumber>(PRODUCT_TYPE, 'product type'),
  workflowStatus: numberOf<WorkflowStatusNumber>(WORKFLOW_STATUS, 'workflow status').optional(),
  title: lineSchema(PRODUCT_LIMIT.titleLength),
  excerpt: textSchema(PRODUCT_LIMIT.excerptLength),
  descriptionHtml: textSchema(PRODUCT_LIMIT.htmlLength),
  collection: pagePathSchema,
  categories: z.array(slugSchema).max(CATEGORY_LIMIT.perProduct).optional(),
  pictures: z.array(lineSchema(200)).max(PRODUCT_LIMIT.pictures),
  optionNames: z.array(lineSchema(PRODUCT_LIMIT.optionNameLength)).max(PRODUCT_LIMIT.options),
  file: lineSchema(PRODUCT_FILE_LIMIT.nameLength).optional(),
  form: productFormSchema.optional(),
  variants: z.array(variantSchema).min(1).max(PRODUCT_LIMIT.variants),
}) satisfies z.ZodType<DocumentProduct>;

export const paymentMethodSchema = z.strictObject({
  id: z.enum(DOCUMENT_PAYMENT_METHODS),
  instructions: textSchema(2000),
  installments: z
    .strictObject({
      count: z.number().int().min(2).max(MOST_INSTALLMENTS).optional(),
      minimumCents: countSchema(HIGHEST_TOTAL_CENTS).optional(),
      maximumCents: countSchema(HIGHEST_TOTAL_CENTS).optional(),
    })
    .optional(),
}) satisfies z.ZodType<DocumentPaymentMethod>;
