import type { ItemRecordTypeNumber } from './item-record-type';
import type { PageTypeNumber } from './page/page-type';
import type { PopupOverlaySettings } from './page/popup-overlay';
import type {
  BlockAnimation,
  InfoBarStyle,
  PinButtonMode,
  SiteStatus,
  TemplateVersion,
  UnitSystem,
  WebsiteTypeNumber,
} from './website';
import type { WebsiteRoleNumber } from './people/website-role';

/** The global `window.colonnade` with the page context, the release and the shell's script loader. */
export const PAGE_GLOBAL = 'colonnade';
/** Id of the JSON element with the page data. */
export const CONTEXT_ELEMENT_ID = 'colonnade-context';
/** Id of the script element that starts the shell. */
export const SHELL_ELEMENT_ID = 'colonnade-shell';

/** @implements CTX-14 */
export interface PageContext {
  readonly website: {
    readonly id: string;
    readonly title: string;
    /** Scheme, host and port of the site, without a trailing slash. */
    readonly baseUrl: string;
    /** True in developer mode of the site. */
    readonly developerMode: boolean;
    /** True if others may copy the site. */
    readonly cloneable: boolean;
    /** The owner's Typekit account. */
    readonly typekitId?: string;
    /** How blocks come in when they are scrolled to; absent if they are just there. */
    readonly blockAnimation?: BlockAnimation;
    /** The owner's key for Google's maps, as base64. */
    readonly mapsKey?: string;
  };
  /** Short name on the product host. */
  readonly identifier: string;
  readonly appDomain: string;
  readonly websiteType: WebsiteTypeNumber;
  readonly siteStatus: SiteStatus;
  /** Absent for the newest. */
  readonly templateVersion?: TemplateVersion;
  /** Roles of the signed-in account. */
  readonly websiteRoles: readonly WebsiteRoleNumber[];
  /** Present for accounts, absent for anonymous visitors. */
  readonly authenticatedAccount?: { readonly id: string; readonly displayName: string };
  readonly pageType: PageTypeNumber;
  readonly pageId: string;
  /** Requested path of the page. */
  readonly pagePath: string;
  readonly pageTitle: string;
  /** Present on collection and item pages. */
  readonly collectionId?: string;
  /** Present on item pages. */
  readonly itemId?: string;
  readonly collection?: { readonly id: string; readonly title: string; readonly path: string };
  readonly item?: {
    readonly id: string;
    readonly title: string;
    readonly path: string;
    readonly recordType?: ItemRecordTypeNumber;
  };
  /** BCP 47 tag of the page's language. */
  readonly locale: string;
  /** Path prefix of pages in this language, such as `/pl`; absent for the main language. */
  readonly languageRoot?: string;
  /** Text direction of that language. */
  readonly direction: 'ltr' | 'rtl';
  /** Number format of the page's language, from the server because browsers differ. */
  readonly numberFormat: NumberFormat;
  /** ISO 4217 code of the store. */
  readonly currency: string;
  readonly settings: WebsiteSettings;
  readonly cookieSettings: CookieSettings;
  /** Font families from Google Fonts. */
  readonly googleFonts: readonly string[];
  /** Font families from Typekit. */
  readonly typekitFonts: readonly string[];
  /** Ids of collections with sample content. */
  readonly demoCollections: readonly string[];
}

export interface NumberFormat {
  readonly decimal: string;
  readonly group: string;
  readonly minus: string;
  /** Sizes of digit groups from the right; the last one repeats. */
  readonly groupSizes: readonly number[];
  /** Minimum digits before the first separator: 2 if `1000` is written without one. */
  readonly minimumGroupingDigits: number;
}

export interface WebsiteSettings {
  readonly storeSettings: {
    readonly expressCheckout: boolean;
    readonly measurementStandard: UnitSystem;
    /** Minimum subtotal for checkout, in cents. */
    readonly minimumSubtotalCents: number;
    /** True if prices include taxes; if absent, taxes are added. */
    readonly pricesIncludeTax?: boolean;
    /** Stock up to which a product shows that few are left. */
    readonly scarcityThreshold: number;
  };
  readonly useEscapeKeyToLogin: boolean;
  readonly disqusShortname?: string;
  readonly commentsEnabled: boolean;
  readonly popupOverlaySettings?: PopupOverlaySettings;
  readonly mobileInfoBarSettings?: MobileInfoBarSettings;
  readonly pinterestOverlayOptions?: { readonly mode: PinButtonMode };
}

/** Contents of the mobile info bar; missing ones are not shown. */
export interface MobileInfoBarSettings {
  readonly style: InfoBarStyle;
  readonly phone?: string;
  readonly email?: string;
  readonly address?: string;
  readonly hours?: string;
}

/** Cookie banner settings; empty texts have defaults. */
export interface CookieSettings {
  readonly isCookieBannerEnabled: boolean;
  /** Sanitized HTML. */
  readonly cookieBannerText: string;
  readonly cookieBannerCtaText: string;
  readonly cookieBannerOptOutCtaText: string;
  readonly cookieBannerPosition: 'TOP' | 'BOTTOM' | 'TOP_LEFT' | 'TOP_RIGHT' | 'BOTTOM_LEFT' | 'BOTTOM_RIGHT';
  readonly cookieBannerTheme: 'LIGHT' | 'DARK';
  readonly cookieBannerVariant: 'BAR' | 'POPUP';
  readonly cookieBannerCtaVariant: 'TEXT' | 'BUTTON' | 'ICON';
  readonly cookieBannerAcceptType: 'OPT_IN' | 'OPT_IN_AND_OUT';
  readonly isRestrictiveCookiePolicyEnabled: boolean;
  readonly isVisitorDataRestricted: boolean;
  readonly isRestrictiveCookiePolicyAbsolute: boolean;
}
