/** Browser and platform of a session; `null` if unknown. */
export interface Device {
  readonly browser: string | null;
  readonly platform: string | null;
}

type Names = readonly (readonly [name: string, sign: RegExp])[];

/** In this order, because most browsers also name those they descend from. */
const BROWSERS: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const PLATFORMS: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Parses the `User-Agent` header. Only these fixed names are stored: no version, and no text of the browser's choice. */
export function deviceOf(userAgent: string | undefined): Device {
  const named = (names: Names): string | null => names.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? null;
  return { browser: named(BROWSERS), platform: named(PLATFORMS) };
}
