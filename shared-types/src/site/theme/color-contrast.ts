/** WCAG 2.2, level AA, for text of any size. */
export const LEAST_CONTRAST = 4.5;

const WHITE = '#ffffff';
const BLACK = '#000000';

/** Contrast ratio of two colours (`#rrggbb`), from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** True for a colour, `#rrggbb`, on which light text is read more easily than dark text. */
export function isDark(color: string): boolean {
  return contrast(WHITE, color) > contrast(BLACK, color);
}

/** The colour nearest to that of a text which can be read on its ground: the same, only darker or lighter. */
export function readableColor(text: string, ground: string): string {
  const end = isDark(ground) ? WHITE : BLACK;
  for (let percent = 0; percent < 100; percent += 2) {
    const mixed = mixColors(text, end, percent / 100);
    if (contrast(mixed, ground) >= LEAST_CONTRAST) return mixed;
  }
  return end;
}

/** A colour, `#rrggbb`, with a share (0 to 1) of another. */
export function mixColors(from: string, to: string, share: number): string {
  const parts = channels(from).map((value, index) => {
    const mixed = Math.round(value + ((channels(to)[index] ?? 0) - value) * share);
    return mixed.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => linear(value / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
