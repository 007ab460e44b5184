import { FONT_NAMES, type FontName } from 'shared-types/site/page/frame';

/** A family by its name; the device's own for any other text. */
export function fontOf(text: string): FontName {
  return FONT_NAMES.find((name) => name === text) ?? 'system';
}
