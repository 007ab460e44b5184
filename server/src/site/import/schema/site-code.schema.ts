import { CODE_CONSENTS, SITE_CODE_LIMIT, type SiteCode } from 'shared-types/site/page/site-code';
import { z } from 'zod';
import { isStorable } from '../../../platform/schema/storable-text';
import { pagePathSchema } from './text.schema';

const codeSchema = z.string().max(SITE_CODE_LIMIT.code).refine(isStorable, 'must have no control character NUL');
const fields = { head: codeSchema, body: codeSchema };

/** Code that an owner adds to the pages of a site. */
export const siteCodeSchema = z.strictObject({
  ...fields,
  consent: z.enum(CODE_CONSENTS),
  pages: z.array(z.strictObject({ path: pagePathSchema, ...fields })).max(SITE_CODE_LIMIT.pages),
}) satisfies z.ZodType<SiteCode>;
