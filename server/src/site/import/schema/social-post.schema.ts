import type { SocialPostSettings } from 'shared-types/blocks/basic/social-post';
import { z } from 'zod';
import { isAssetReference } from './asset-reference';
import { lineSchema } from './text.schema';

const picture = z.custom((value) => isAssetReference(value), 'must name a picture of the document').optional();

/** A social post’s settings in a document, where pictures are named. */
export const documentSocialPostSchema = z.strictObject({
  url: z.string().max(2000).refine(isWebAddress, 'must be the https address of a post, without a name before its host'),
  author: lineSchema(200),
  handle: z
    .string()
    .regex(/^@?[\w.@-]{1,255}$/, 'must be the name of an account, such as @fern or @fern@clay.example')
    .optional(),
  avatar: picture,
  text: z.string().min(1).max(5000),
  picture,
  publishedAt: z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], {
      error: 'must be a day such as 2026-11-21, or a time with time zone',
    })
    .optional(),
}) satisfies z.ZodType<Omit<SocialPostSettings, 'avatar' | 'picture'>>;

function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && !username && !password;
}
