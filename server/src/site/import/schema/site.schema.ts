import type { Announcement } from 'shared-types/site/page/announcement-bar';
import { UNPAID_ORDER_LIMITS, type UnpaidOrderSettings } from 'shared-types/commerce/orders/unpaid-orders';
import { CURRENCIES, type CurrencyCode } from 'shared-types/site/currency';
import { LONGEST_SVG_ICON } from 'shared-types/site/page/site-look';
import type { DocumentLanguage, DocumentSite, DocumentWebsite } from 'shared-types/site/site-document';
import {
  BADGES,
  BLOCK_ANIMATIONS,
  TEMPLATE_VERSIONS,
  WEBSITE_TYPE,
  type WebsiteTypeNumber,
} from 'shared-types/site/website';
import { z } from 'zod';
import { isEmail } from '../../../platform/mail/is-email';
import { isTimeZone } from '../../../platform/time-zone/is-time-zone';
import { cookieSettingsSchema, popupRulesSchema, scheduleSchema, websiteSettingsSchema } from './settings.schema';
import { lookSchema } from './look.schema';
import { linksSchema, menuSchema } from './menu.schema';
import { siteCodeSchema } from './site-code.schema';
import { numberOf } from './number-of';
import { countSchema, hostSchema, lineSchema, pagePathSchema, textSchema } from './text.schema';
import { themeSchema } from './theme.schema';

/** About ten lines on a small phone, above every page. */
const LONGEST_ANNOUNCEMENT = 300;
const LONGEST_LINK = 2000;

const unpaidOrdersSchema = z.strictObject({
  onlineMinutes: wholeSchema(UNPAID_ORDER_LIMITS.onlineMinutes).optional(),
  offlineDays: wholeSchema(UNPAID_ORDER_LIMITS.offlineDays).optional(),
  mostPerHour: wholeSchema(UNPAID_ORDER_LIMITS.mostPerHour).optional(),
}) satisfies z.ZodType<Partial<UnpaidOrderSettings>>;

function wholeSchema({ least, most }: { readonly least: number; readonly most: number }) {
  return z.int().min(least).max(most);
}

const familiesSchema = z.array(lineSchema(100)).max(50);

const websiteSchema = z
  .strictObject({
    developerMode: z.boolean().optional(),
    cloneable: z.boolean().optional(),
    typekitId: z
      .string()
      .regex(/^[a-z0-9]{1,20}$/i, 'must be the id of a font kit: letters and digits')
      .optional(),
    mapsKey: z
      .string()
      .regex(/^[A-Za-z0-9_-]{10,100}$/, 'must be a key for Google’s maps: letters, digits, _ and -')
      .optional(),
    googleFonts: familiesSchema.optional(),
    typekitFonts: familiesSchema.optional(),
    websiteType: numberOf<WebsiteTypeNumber>(WEBSITE_TYPE, 'website type').optional(),
    templateVersion: z.enum(TEMPLATE_VERSIONS).optional(),
    badge: z.enum(BADGES).optional(),
    blockAnimation: z.enum(BLOCK_ANIMATIONS).optional(),
    performance: z.strictObject({ records: z.boolean().optional(), remotes: z.boolean().optional() }).optional(),
    demoCollections: z.array(pagePathSchema).max(100).optional(),
    webFonts: z.strictObject({ heading: lineSchema(100).optional(), body: lineSchema(100).optional() }).optional(),
  })
  .refine(usesItsFamilies, {
    error: 'must name families of googleFonts or typekitFonts',
    path: ['webFonts'],
  }) satisfies z.ZodType<DocumentWebsite>;

/** `check-values.ts` checks the link. */
const announcementSchema = z.strictObject({
  text: lineSchema(LONGEST_ANNOUNCEMENT),
  link: z.strictObject({ title: lineSchema(100), href: lineSchema(LONGEST_LINK) }).optional(),
  version: countSchema(1_000_000_000).optional(),
}) satisfies z.ZodType<Announcement>;

const footerSchema = z.strictObject({ links: linksSchema, note: textSchema(1000) });
const localeSchema = z.string().refine(isLocale, 'must be a language tag such as en or de-CH');
const bannerTextKeys = { cookieBannerText: true, cookieBannerCtaText: true, cookieBannerOptOutCtaText: true } as const;

const languageSchema = z.strictObject({
  locale: localeSchema,
  root: z.string().regex(/^\/[a-z]{2,3}(-[a-z0-9]+)*$/, 'must be one part in lower case such as /pl'),
  tagline: textSchema(500),
  navigation: menuSchema,
  footer: footerSchema,
  cookieBanner: cookieSettingsSchema.pick(bannerTextKeys),
  announcement: announcementSchema.optional(),
}) satisfies z.ZodType<DocumentLanguage>;

export const documentSiteSchema = z.strictObject({
  title: lineSchema(200),
  tagline: textSchema(500),
  identifier: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/, 'must be 2 to 63 lower-case letters, digits and hyphens'),
  hosts: z.array(hostSchema).min(1).max(50),
  locale: localeSchema,
  languages: z.array(languageSchema).max(20).optional(),
  currency: z.enum(Object.keys(CURRENCIES) as [CurrencyCode, ...CurrencyCode[]]),
  settings: websiteSettingsSchema,
  cookieSettings: cookieSettingsSchema,
  theme: themeSchema,
  icon: z.string().max(LONGEST_SVG_ICON).optional(),
  look: lookSchema.optional(),
  navigation: menuSchema,
  footer: footerSchema,
  announcement: announcementSchema.optional(),
  announcementSchedule: scheduleSchema.optional(),
  popupRules: popupRulesSchema.optional(),
  orderNoticeEmail: z.string().refine(isEmail, 'must be an email address').optional(),
  contactEmail: z.string().refine(isEmail, 'must be an email address').optional(),
  timeZone: z.string().refine(isTimeZone, 'must be the name of a time zone, such as Europe/Dublin').optional(),
  unpaidOrders: unpaidOrdersSchema.optional(),
  website: websiteSchema.optional(),
  code: siteCodeSchema.optional(),
}) satisfies z.ZodType<DocumentSite>;

function usesItsFamilies({ googleFonts = [], typekitFonts = [], webFonts = {} }: DocumentWebsite): boolean {
  // Google's families may say which weights they are wanted in: `Lora:wght@400;700`.
  const families = new Set([...googleFonts, ...typekitFonts].map((family) => family.split(':')[0]));
  return Object.values(webFonts).every((family) => family === undefined || families.has(family));
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    // Intl throws a RangeError for unknown values.
    return false;
  }
}
