import { CATEGORY_LIMIT } from 'shared-types/commerce/category';
import { SITE_DOCUMENT_FORMAT, type SiteDocument } from 'shared-types/site/site-document';
import { z } from 'zod';
import { documentCategorySchema } from './category.schema';
import { documentAssetSchema, documentPageSchema, documentVideoSchema } from './page.schema';
import { documentCouponSchema, documentShippingOptionSchema, documentTaxRuleSchema } from './prices.schema';
import { documentProductSchema, paymentMethodSchema } from './product.schema';
import { REDIRECTS_LIMIT } from 'shared-types/admin/pages/redirects';
import { documentRedirectSchema } from './redirect.schema';
import { documentSiteSchema } from './site.schema';

/** The shape of a site document. `check-references.ts` checks the relations between its parts. */
export const siteDocumentSchema = z.strictObject({
  format: z.literal(SITE_DOCUMENT_FORMAT),
  site: documentSiteSchema,
  assets: z.array(documentAssetSchema).max(10_000),
  videos: z.array(documentVideoSchema).max(1000).optional(),
  pages: z.array(documentPageSchema).max(10_000),
  products: z.array(documentProductSchema).max(10_000),
  categories: z
    .array(documentCategorySchema)
    .max(2 * CATEGORY_LIMIT.perSite)
    .optional(),
  shippingOptions: z.array(documentShippingOptionSchema).max(100),
  paymentMethods: z.array(paymentMethodSchema).max(10),
  coupons: z.array(documentCouponSchema).max(1000).optional(),
  taxRules: z.array(documentTaxRuleSchema).max(1000).optional(),
  redirects: z.array(documentRedirectSchema).max(REDIRECTS_LIMIT.redirects).optional(),
}) satisfies z.ZodType<SiteDocument>;
