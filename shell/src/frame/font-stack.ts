import { FONT_FAMILIES, type GeneralFont } from 'shared-types/site/fonts';
import type { FontName } from 'shared-types/site/page/frame';

/** Families with a sheet of their own in `fonts/`, and the device's. */
const OWN_STACKS: Readonly<Partial<Record<FontName, string>>> = {
  Fraunces: 'Fraunces, Fraunces Ext, Fraunces Times, Fraunces Noto, Fraunces DejaVu, serif',
  'Fraunces Italic': 'Fraunces Italic, Fraunces Italic Ext, Fraunces Times Italic, serif',
  Figtree: 'Figtree, Figtree Ext, Figtree Arial, Figtree DejaVu, sans-serif',
  system: 'system-ui, sans-serif',
};

/** The local font that stands in, by general family. Sheets that the build makes have it. */
const STAND_IN: Readonly<Record<GeneralFont, string>> = {
  'sans-serif': 'Arial',
  serif: 'Times',
  cursive: 'Times',
  monospace: 'Courier',
};

/** A family with its Central European subset, and fallback fonts adjusted to its size. */
export function fontStack(name: FontName): string {
  const own = OWN_STACKS[name];
  if (own !== undefined) return own;
  const { general } = FONT_FAMILIES[name];
  const families = ['', ' Ext', ` ${STAND_IN[general]}`, ' DejaVu'].map((suffix) => `"${name}${suffix}"`);
  return [...families, general].join(', ');
}
