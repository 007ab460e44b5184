import { BANNER_VALUES, SHOWN_BANNER_MAX, type ShownBanner } from 'shared-types/consent/cookie-banner';
import { z } from 'zod';
import type { Visitor } from '../../site/request/visitor';
import { languageOf } from '../../platform/language';
import { storableText } from '../../platform/schema/storable-text';
import type { Site } from '../../site/directory/site';

const text = z.string().transform(storableText);
const line = z.string().max(200).transform(storableText);

const shownSchema = z.object({
  version: line,
  text,
  accept: line,
  decline: line.optional(),
  cookieBannerVariant: z.enum(BANNER_VALUES.cookieBannerVariant),
  cookieBannerPosition: z.enum(BANNER_VALUES.cookieBannerPosition),
  cookieBannerTheme: z.enum(BANNER_VALUES.cookieBannerTheme),
  cookieBannerCtaVariant: z.enum(BANNER_VALUES.cookieBannerCtaVariant),
}) satisfies z.ZodType<ShownBanner>;

/** What a receipt stores beside the choice and its time; nothing identifies the visitor. */
export interface ReceiptDetail {
  /** The banner the page says it showed; `null` if that is missing or malformed. */
  readonly banner: ShownBanner | null;
  readonly language: string;
  readonly policy: {
    readonly restrictive: boolean;
    readonly absolute: boolean;
    readonly visitorDataRestricted: boolean;
  };
  /** True if the browser sent Global Privacy Control, whatever was chosen. */
  readonly privacyControl: boolean;
}

/** The detail of a receipt. A malformed banner must not prevent a choice. */
export function receiptDetail(
  shown: string | undefined,
  { site, visitor }: { readonly site: Site; readonly visitor: Pick<Visitor, 'privacyControl'> },
): ReceiptDetail {
  const { cookieSettings } = site.profile;
  return {
    banner: readShown(shown),
    language: languageOf(site),
    policy: {
      restrictive: cookieSettings.isRestrictiveCookiePolicyEnabled,
      absolute: cookieSettings.isRestrictiveCookiePolicyAbsolute,
      visitorDataRestricted: cookieSettings.isVisitorDataRestricted,
    },
    privacyControl: visitor.privacyControl,
  };
}

function readShown(shown: string | undefined): ShownBanner | null {
  if (!shown || shown.length > SHOWN_BANNER_MAX) return null;
  try {
    return shownSchema.parse(JSON.parse(shown));
  } catch {
    return null;
  }
}
