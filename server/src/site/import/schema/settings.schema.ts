import { BANNER_LONGEST, BANNER_VALUES } from 'shared-types/consent/cookie-banner';
import { EMAIL_LENGTH } from 'shared-types/forms/contact-form';
import type { CookieSettings, MobileInfoBarSettings, WebsiteSettings } from 'shared-types/site/context';
import { POPUP_NEVER_AGAIN, POPUP_STYLES, type PopupOverlaySettings } from 'shared-types/site/page/popup-overlay';
import { INFO_BAR_STYLES, PIN_BUTTON_MODES, UNIT_SYSTEMS } from 'shared-types/site/website';
import { z } from 'zod';
import { countSchema, lineSchema, textSchema } from './text.schema';

const HIGHEST_CENTS = 100_000_000;

const mobileInfoBarSchema = z.strictObject({
  style: z.enum(INFO_BAR_STYLES),
  phone: lineSchema(100).optional(),
  email: lineSchema(EMAIL_LENGTH.max).optional(),
  address: lineSchema(200).optional(),
  hours: lineSchema(200).optional(),
}) satisfies z.ZodType<MobileInfoBarSettings>;

/** Ten years. */
const MOST_DAYS = 3650;

const popupOverlaySchema = z.strictObject({
  style: z.enum(POPUP_STYLES),
  enableMobile: z.boolean(),
  version: countSchema(1_000_000_000),
  showUntilSignup: z.boolean(),
  displayFrequency: z
    .number()
    .refine(
      isFrequency,
      `must be a whole number of days, at most ${MOST_DAYS}, or ${POPUP_NEVER_AGAIN} for never again`,
    ),
}) satisfies z.ZodType<PopupOverlaySettings>;

/**
 * Settings of the website.
 *
 * @implements CTX-10 CTX-11
 */
export const websiteSettingsSchema = z.strictObject({
  storeSettings: z.strictObject({
    expressCheckout: z.boolean(),
    measurementStandard: z.enum(UNIT_SYSTEMS),
    minimumSubtotalCents: countSchema(HIGHEST_CENTS),
    pricesIncludeTax: z.boolean().optional(),
    scarcityThreshold: countSchema(1_000_000),
  }),
  useEscapeKeyToLogin: z.boolean(),
  disqusShortname: lineSchema(100).optional(),
  commentsEnabled: z.boolean(),
  popupOverlaySettings: popupOverlaySchema.optional(),
  mobileInfoBarSettings: mobileInfoBarSchema.optional(),
  pinterestOverlayOptions: z.strictObject({ mode: z.enum(PIN_BUTTON_MODES) }).optional(),
}) satisfies z.ZodType<WebsiteSettings>;

export const cookieSettingsSchema = z.strictObject({
  isCookieBannerEnabled: z.boolean(),
  cookieBannerText: textSchema(BANNER_LONGEST.cookieBannerText),
  cookieBannerCtaText: textSchema(BANNER_LONGEST.cookieBannerCtaText),
  cookieBannerOptOutCtaText: textSchema(BANNER_LONGEST.cookieBannerOptOutCtaText),
  cookieBannerPosition: z.enum(BANNER_VALUES.cookieBannerPosition),
  cookieBannerTheme: z.enum(BANNER_VALUES.cookieBannerTheme),
  cookieBannerVariant: z.enum(BANNER_VALUES.cookieBannerVariant),
  cookieBannerCtaVariant: z.enum(BANNER_VALUES.cookieBannerCtaVariant),
  cookieBannerAcceptType: z.enum(BANNER_VALUES.cookieBannerAcceptType),
  isRestrictiveCookiePolicyEnabled: z.boolean(),
  isVisitorDataRestricted: z.boolean(),
  isRestrictiveCookiePolicyAbsolute: z.boolean(),
}) satisfies z.ZodType<CookieSettings>;

function isFrequency(days: number): boolean {
  return days === POPUP_NEVER_AGAIN || countSchema(MOST_DAYS).safeParse(days).success;
}
