import { BANNER_LONGEST, BANNER_VALUES } from 'shared-types/consent/cookie-banner';
import { EMAIL_LENGTH } from 'shared-types/forms/contact-form';
import type { CookieSettings, MobileInfoBarSettings, WebsiteSettings } from 'shared-types/site/context';
import {
  POPUP_LIMIT,
  POPUP_NEVER_AGAIN,
  POPUP_STYLES,
  type PopupOverlaySettings,
  type PopupRules,
} from 'shared-types/site/page/popup-overlay';
import type { Schedule } from 'shared-types/site/page/schedule';
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

const MOST_DAYS = POPUP_LIMIT.displayFrequency;
/** A path, which may end with `*`. */
export const PAGE_RULE = /^\/[^\s*]*\*?$/;
const LONGEST_PATH = 200;
const LONGEST_TIME = 40;

const scheduleShape = {
  from: z.iso.datetime({ offset: true }).max(LONGEST_TIME).optional(),
  until: z.iso.datetime({ offset: true }).max(LONGEST_TIME).optional(),
};
const ENDS_EARLIER = { error: 'must be later than from', path: ['until'] };

/** Places and times of the popup. */
export const popupRulesSchema = z
  .strictObject({
    pages: z
      .array(lineSchema(LONGEST_PATH).regex(PAGE_RULE, 'must be a path, or end with /* for the pages below it'))
      .min(1)
      .max(POPUP_LIMIT.pages)
      .optional(),
    ...scheduleShape,
  })
  .refine(endsLater, ENDS_EARLIER) satisfies z.ZodType<PopupRules>;

/** When the announcement is shown. */
export const scheduleSchema = z
  .strictObject(scheduleShape)
  .refine(endsLater, ENDS_EARLIER) satisfies z.ZodType<Schedule>;

function endsLater({
  from,
  until,
}: {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}): boolean {
  return from === undefined || until === undefined || Date.parse(from) < Date.parse(until);
}

const popupOverlaySchema = z.strictObject({
  style: z.enum(POPUP_STYLES),
  enableMobile: z.boolean(),
  version: countSchema(POPUP_LIMIT.version),
  showUntilSignup: z.boolean(),
  displayFrequency: z
    .number()
    .refine(
      isFrequency,
      `must be a whole number of days, at most ${MOST_DAYS}, or ${POPUP_NEVER_AGAIN} for never again`,
    ),
  delaySeconds: countSchema(POPUP_LIMIT.delaySeconds).optional(),
  scrollPercent: countSchema(POPUP_LIMIT.scrollPercent).optional(),
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
