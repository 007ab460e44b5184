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

/** What a receipt holds beside the choice and its time; nothing of who chose. */
export interface ReceiptDetail {
  /** What the page says it showed; `null` where it says nothing that could be one of our banners. */
  readonly banner: ShownBanner | null;
  readonly language: string;
  /** The site's policy when it was chosen. */
  readonly policy: {
    readonly restrictive: boolean;
    readonly absolute: boolean;
    readonly visitorDataRestricted: boolean;
  };
  /** True where the browser said no by itself (Global Privacy Control) and this choice says otherwise, or the same. */
  readonly privacyControl: boolean;
}

/** What the receipt of a choice holds. A banner that cannot be told must not keep anybody from choosing. */
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
