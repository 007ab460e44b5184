import { SOCIAL_NETWORKS } from 'shared-types/blocks/basic/social-links';
import {
  FOOTER_COLUMNS,
  HEADER_LAYOUTS,
  LOGO_HEIGHT,
  LONGEST_SVG_ICON,
  LOOK_LIMIT,
  type SiteLook,
} from 'shared-types/site/page/site-look';
import { z } from 'zod';
import { lineSchema } from './text.schema';

const pictureSchema = z.strictObject({ asset: lineSchema(200) });
const svgSchema = z.strictObject({ file: lineSchema(200), svg: z.string().max(LONGEST_SVG_ICON) });
const { alt, buttonTitle, href, social, copyright } = LOOK_LIMIT;

const LONGEST_TAG = 100;

/** `check-values.ts` checks the links, `check-assets.ts` the pictures. */
export const lookSchema = z.strictObject({
  logo: z
    .strictObject({
      picture: pictureSchema,
      alt: lineSchema(alt).optional(),
      height: z.int().min(LOGO_HEIGHT.least).max(LOGO_HEIGHT.most),
    })
    .optional(),
  icon: z.union([pictureSchema, svgSchema]).optional(),
  header: z.enum(HEADER_LAYOUTS).optional(),
  button: z.strictObject({ title: lineSchema(buttonTitle), href: lineSchema(href) }).optional(),
  footerColumns: z.literal(FOOTER_COLUMNS).optional(),
  social: z
    .array(z.strictObject({ network: z.enum(SOCIAL_NETWORKS), href: lineSchema(href) }))
    .max(social)
    .optional(),
  copyright: lineSchema(copyright).optional(),
  translations: z
    .record(
      z.string().min(1).max(LONGEST_TAG),
      z.strictObject({
        button: z
          .strictObject({ title: lineSchema(buttonTitle).optional(), href: lineSchema(href).optional() })
          .optional(),
        copyright: lineSchema(copyright).optional(),
      }),
    )
    .optional(),
}) satisfies z.ZodType<SiteLook>;
