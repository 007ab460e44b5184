/** Grey of this luminance has the same contrast with black and with white (WCAG 2.2, relative luminance). */
const MIDDLE = 0.179;

/** True for a colour, `#rrggbb`, on which light text is read more easily than dark text. */
export function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < MIDDLE;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
