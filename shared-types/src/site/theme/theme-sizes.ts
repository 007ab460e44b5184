import { FONT_FAMILIES } from '../fonts';
import type { FontName } from '../page/frame';
import type { ThemeSizes } from './sizes';
import { CUSTOM_PROPERTY, type CustomPropertyName } from '../tokens';

/** Properties that only sites with chosen weights or shapes have. The sheet `site/theme-sizes` reads them. */
export const SIZE_PROPERTIES = ['--weight-heading', '--weight-button', '--radius-button'] as const;
export type SizePropertyName = (typeof SIZE_PROPERTIES)[number];

const ROOT_PX = 16;
/** In the middle of the design's, which grows from 16 to 18 px. */
const DESIGN_TEXT_PX = 17;
const LEAST_SMALL_PX = 12;
const HEADING_SCALE = { calm: 0.85, regular: 1, large: 1.15 } as const;
const RADIUS = { square: '0', pill: '99rem' } as const;
const REGULAR = '400';

/** Custom properties of the root element that differ from the design's; none for a site without chosen sizes. */
export function sizeProperties(
  sizes: ThemeSizes = {},
): Readonly<Partial<Record<CustomPropertyName | SizePropertyName, string>>> {
  const { text, headings = 'regular', headingWeight, buttonWeight, buttonShape } = sizes;
  return {
    ...(text === undefined ? {} : textProperties(text)),
    ...(text === undefined && headings === 'regular' ? {} : headingProperties(text, headings)),
    ...(headingWeight && { '--weight-heading': REGULAR }),
    ...(buttonWeight && { '--weight-button': REGULAR }),
    ...(buttonShape && { '--radius-button': RADIUS[buttonShape] }),
  };
}

/** True if a site needs the sheet that reads `SIZE_PROPERTIES`. */
export function hasOwnShapes({ headingWeight, buttonWeight, buttonShape }: ThemeSizes = {}): boolean {
  return [headingWeight, buttonWeight, buttonShape].some((value) => value !== undefined);
}

/** True for a family whose headings can be drawn in the weight of text. */
export function hasTwoWeights(name: FontName): boolean {
  const { weights } = FONT_FAMILIES[name];
  return weights === undefined || weights.text !== weights.heading;
}

function textProperties(px: number) {
  return { '--text-md': rem(px), '--text-sm': rem(Math.max(LEAST_SMALL_PX, px * 0.875)) };
}

/** Small headings grow as text does; large ones less, since a phone has no room for them. */
function headingProperties(text: number | undefined, headings: keyof typeof HEADING_SCALE) {
  const growth = text === undefined ? 1 : text / DESIGN_TEXT_PX;
  const scale = HEADING_SCALE[headings];
  const large = Math.sqrt(growth) * scale;
  return {
    ...(growth === 1 ? {} : { '--text-lg': scaled('--text-lg', growth) }),
    '--text-xl': scaled('--text-xl', growth * scale),
    '--text-2xl': scaled('--text-2xl', growth * scale),
    '--text-3xl': scaled('--text-3xl', large),
    '--text-display': scaled('--text-display', large),
  };
}

function scaled(name: '--text-lg' | '--text-xl' | '--text-2xl' | '--text-3xl' | '--text-display', by: number): string {
  return CUSTOM_PROPERTY[name].replace(/\d{1,2}(?:\.\d{1,3})?(?=rem|vw)/g, (number) =>
    shortNumber(Number(number) * by),
  );
}

function rem(px: number): string {
  return `${shortNumber(px / ROOT_PX)}rem`;
}

function shortNumber(value: number): string {
  return String(Number(value.toFixed(3)));
}
