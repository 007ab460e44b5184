import { SECTION_THEMES } from 'shared-types/site/theme/section-themes';
import { TEXT_SIZE_PX, type ThemeSizes } from 'shared-types/site/theme/sizes';
import { z } from 'zod';

/** Sizes, weights and shapes of a theme. */
export const themeSizesSchema = z.strictObject({
  text: z.int().min(TEXT_SIZE_PX.least).max(TEXT_SIZE_PX.most).optional(),
  headings: z.enum(['calm', 'large']).optional(),
  headingWeight: z.literal('regular').optional(),
  buttonWeight: z.literal('regular').optional(),
  buttonShape: z.enum(['square', 'pill']).optional(),
}) satisfies z.ZodType<ThemeSizes>;

/** How a section is coloured. */
export const sectionThemeSchema = z.enum(SECTION_THEMES);
