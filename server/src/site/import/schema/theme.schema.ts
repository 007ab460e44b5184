import { FONT_NAMES, type ThemeLook, type SiteTheme } from 'shared-types/site/page/frame';
import { SECTION_THEMES } from 'shared-types/site/theme/section-themes';
import { TEXT_SIZE_PX, type ThemeSizes } from 'shared-types/site/theme/sizes';
import { MOST_TEMPLATE_SECTIONS, TEMPLATE_NAMES } from 'shared-types/site/theme/template-names';
import { z } from 'zod';
import { colorSchema, uuidSchema } from './text.schema';

/** Sizes, weights and shapes of a theme. */
const themeSizesSchema = z.strictObject({
  text: z.int().min(TEXT_SIZE_PX.least).max(TEXT_SIZE_PX.most).optional(),
  headings: z.enum(['calm', 'large']).optional(),
  headingWeight: z.literal('regular').optional(),
  buttonWeight: z.literal('regular').optional(),
  buttonShape: z.enum(['square', 'pill']).optional(),
}) satisfies z.ZodType<ThemeSizes>;

/** How a section is coloured. */
export const sectionThemeSchema = z.enum(SECTION_THEMES);

const sectionsSchema = z
  .record(uuidSchema, sectionThemeSchema)
  .refine((sections) => Object.keys(sections).length <= MOST_TEMPLATE_SECTIONS, 'names too many sections');

const lookSchema = z.strictObject({
  colors: z.strictObject({
    paper: colorSchema,
    surface: colorSchema,
    ink: colorSchema,
    muted: colorSchema,
    line: colorSchema,
    accent: colorSchema,
    onAccent: colorSchema,
  }),
  fonts: z.strictObject({ heading: z.enum(FONT_NAMES), body: z.enum(FONT_NAMES) }),
  sizes: themeSizesSchema.optional(),
  sections: sectionsSchema.optional(),
}) satisfies z.ZodType<ThemeLook>;

/** The theme of a site. */
export const themeSchema = lookSchema.extend({
  template: z.strictObject({ name: z.enum(TEMPLATE_NAMES), before: lookSchema }).optional(),
}) satisfies z.ZodType<SiteTheme>;
