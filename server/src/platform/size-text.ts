const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** The size of a file in words of the locale: kilobytes, or megabytes from one on. */
export function sizeText(bytes: number, locale: string): string {
  const [unit, size] = bytes < MEGABYTE ? (['kilobyte', KILOBYTE] as const) : (['megabyte', MEGABYTE] as const);
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
  return format.format(bytes / size);
}
