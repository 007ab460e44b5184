/** What a session runs in, in words; a part is `null` where the browser does not say. */
export interface Device {
  readonly browser: string | null;
  readonly platform: string | null;
}

type Names = readonly (readonly [name: string, sign: RegExp])[];

/** In this order: most browsers name those they descend from, too. */
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

/** Reads the `User-Agent` header. Only these words are kept of it: no version, and nothing the browser could write itself. */
export function deviceOf(userAgent: string | undefined): Device {
  const named = (names: Names): string | null => names.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? null;
  return { browser: named(BROWSERS), platform: named(PLATFORMS) };
}
