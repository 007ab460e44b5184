import { STYLE_SIZES, type StyleSize, type StyleValues } from 'shared-types/admin/styles';
import { themeOfValues } from 'shared-types/admin/theme/style-values';
import { FONT_NAMES, type SiteTheme } from 'shared-types/site/page/frame';
import { z } from 'zod';
import { fieldErrors } from '../../platform/http/field-errors';
import type { Language } from '../../platform/language';
import { FIELD_MESSAGES } from '../field.messages';
import { STYLES_MESSAGES } from './styles.messages';

const LONGEST_COLOR = 20;
/** `#a1b2c3`, `a1b2c3`, or `#abc`. */
const COLOR = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/;

/** The theme, or messages by field. */
export type ReadStyles =
  | { readonly theme: SiteTheme; readonly errors?: undefined }
  | { readonly theme?: undefined; readonly errors: Record<string, string> };

export function readStyles(sent: Readonly<Record<string, unknown>>, language: Language): ReadStyles {
  const { data, error } = z.object(stylesFields(language)).safeParse(sent);
  if (!data) return { errors: fieldErrors(error) };
  return { theme: themeOfValues(data) };
}

/** The values that are sent, or messages by field. */
export type ReadStylesPatch =
  | { readonly patch: Partial<StyleValues>; readonly errors?: undefined }
  | { readonly patch?: undefined; readonly errors: Record<string, string> };

export function readStylesPatch(sent: Readonly<Record<string, unknown>>, language: Language): ReadStylesPatch {
  const { data, error } = z.object(stylesFields(language)).partial().safeParse(sent);
  if (!data) return { errors: fieldErrors(error) };
  // A field that is not sent would have the first choice of its list.
  return { patch: Object.fromEntries(Object.entries(data).filter(([name]) => sent[name] !== undefined)) };
}

/** The form's fields. */
export function stylesFields(language: Language) {
  const { color } = STYLES_MESSAGES[language];
  const { choose } = FIELD_MESSAGES[language];
  const colorField = z
    .string({ error: color })
    .max(LONGEST_COLOR, { error: color })
    .transform((text) => text.trim().toLowerCase())
    .refine((text) => COLOR.test(text), { error: color })
    .transform(fullColor);
  const font = z.enum(FONT_NAMES, { error: choose });
  const sizeField = (name: StyleSize) => z.enum(STYLE_SIZES[name], { error: choose }).default(STYLE_SIZES[name][0]);
  return {
    paper: colorField.describe('Background.'),
    surface: colorField.describe('Background of cards and sections.'),
    ink: colorField.describe('Text.'),
    muted: colorField.describe('Secondary text.'),
    line: colorField.describe('Lines and borders.'),
    accent: colorField.describe('Buttons and links.'),
    onAccent: colorField.describe('Text on buttons.'),
    heading: font.describe('Font of headings.'),
    body: font.describe('Font of text.'),
    textSize: sizeField('textSize').describe('Size of text in CSS pixels; empty: grows with the window.'),
    headings: sizeField('headings').describe('Sizes of headings.'),
    headingWeight: sizeField('headingWeight').describe('Weight of headings.'),
    buttonWeight: sizeField('buttonWeight').describe('Weight of the text on buttons.'),
    buttonShape: sizeField('buttonShape').describe('Corners of buttons.'),
  };
}

/** `#rrggbb`. */
function fullColor(text: string): string {
  const digits = text.replace('#', '');
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}
