import type { CookieSettings, WebsiteSettings } from 'shared-types/site/context';
import { CURRENCIES, type CurrencyCode } from 'shared-types/site/currency';
import { FONT_NAMES, type SiteTheme } from 'shared-types/site/frame';
import type { DocumentSite } from 'shared-types/site/site-document';
import { z } from 'zod';
import { colorSchema, countSchema, hostSchema, lineSchema, sitePathSchema, textSchema } from './text.schema';

const HIGHEST_CENTS = 100_000_000;
const LONGEST_HTML = 20_000;

const websiteSettingsSchema = z.strictObject({
  storeSettings: z.strictObject({
    expressCheckout: z.boolean(),
    measurementStandard: z.enum(['imperial', 'metric']),
    minimumSubtotalCents: countSchema(HIGHEST_CENTS),
    scarcityThreshold: countSchema(1_000_000),
  }),
  useEscapeKeyToLogin: z.boolean(),
  disqusShortname: lineSchema(100).optional(),
  commentsEnabled: z.boolean(),
  popupOverlaySettings: z.record(z.string(), z.unknown()).optional(),
  mobileInfoBarSettings: z.strictObject({ style: z.enum(['none', 'light', 'dark']) }).optional(),
  pinterestOverlayOptions: z.strictObject({ mode: z.enum(['off', 'hover', 'always']) }).optional(),
}) satisfies z.ZodType<WebsiteSettings>;

const cookieSettingsSchema = z.strictObject({
  isCookieBannerEnabled: z.boolean(),
  cookieBannerText: textSchema(LONGEST_HTML),
  cookieBannerCtaText: textSchema(100),
  cookieBannerOptOutCtaText: textSchema(100),
  cookieBannerPosition: z.enum(['TOP', 'BOTTOM', 'TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT']),
  cookieBannerTheme: z.enum(['LIGHT', 'DARK']),
  cookieBannerVariant: z.enum(['BAR', 'POPUP']),
  cookieBannerCtaVariant: z.enum(['TEXT', 'BUTTON', 'ICON']),
  cookieBannerAcceptType: z.enum(['OPT_IN', 'OPT_IN_AND_OUT']),
  isRestrictiveCookiePolicyEnabled: z.boolean(),
  isVisitorDataRestricted: z.boolean(),
  isRestrictiveCookiePolicyAbsolute: z.boolean(),
}) satisfies z.ZodType<CookieSettings>;

const themeSchema = z.strictObject({
  colors: z.strictObject({
    paper: colorSchema,
    surface: colorSchema,
    ink: colorSchema,
    muted: colorSchema,
    line: colorSchema,
    accent: colorSchema,
    onAccent: colorSchema,
  }),
  fonts: z.strictObject({ heading: z.enum(FONT_NAMES), body: z.enum(FONT_NAMES) }),
}) satisfies z.ZodType<SiteTheme>;

const linksSchema = z.array(z.strictObject({ title: lineSchema(100), path: sitePathSchema })).max(100);

/** The site itself. */
export const documentSiteSchema = z.strictObject({
  title: lineSchema(200),
  tagline: textSchema(500),
  identifier: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/, 'must be 2 to 63 lower-case letters, digits and hyphens'),
  hosts: z.array(hostSchema).min(1).max(50),
  locale: z.string().refine(isLocale, 'must be a language tag such as en or de-CH'),
  currency: z.enum(Object.keys(CURRENCIES) as [CurrencyCode, ...CurrencyCode[]]),
  settings: websiteSettingsSchema,
  cookieSettings: cookieSettingsSchema,
  theme: themeSchema,
  navigation: linksSchema,
  footer: z.strictObject({ links: linksSchema, note: textSchema(1000) }),
}) satisfies z.ZodType<DocumentSite>;

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    // A RangeError is how the platform says no.
    return false;
  }
}
