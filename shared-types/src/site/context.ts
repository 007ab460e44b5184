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

/** The global that carries the page context, the release and the shell's one script loader: `window.colonnade`. */
export const PAGE_GLOBAL = 'colonnade';
/** Id of the JSON element the page global is read from. */
export const CONTEXT_ELEMENT_ID = 'colonnade-context';
/** Id of the script element that starts the shell. */
export const SHELL_ELEMENT_ID = 'colonnade-shell';

/**
 * What the server tells the page about the site, the page and the visitor.
 *
 * @implements CTX-14
 */
export interface PageContext {
  readonly website: {
    readonly id: string;
    readonly title: string;
    /** Scheme, host and port of the site, without a slash at the end. */
    readonly baseUrl: string;
    /** True while its owner works on its code. */
    readonly developerMode: boolean;
    /** True where others may start a site from a copy of it. */
    readonly cloneable: boolean;
    /** The owner's account at the font service. */
    readonly typekitId?: string;
    /** How blocks come in when they are scrolled to; absent where they are just there. */
    readonly blockAnimation?: BlockAnimation;
    /** The owner's key for Google's maps, as base64. */
    readonly mapsKey?: string;
  };
  /** The website's short name on the product host. */
  readonly identifier: string;
  /** The product host. */
  readonly appDomain: string;
  readonly websiteType: WebsiteTypeNumber;
  readonly siteStatus: SiteStatus;
  /** Absent for the newest. */
  readonly templateVersion?: TemplateVersion;
  /** Roles of the signed-in account on this website. */
  readonly websiteRoles: readonly WebsiteRoleNumber[];
  /** Present for a signed-in account, absent for an anonymous visitor. Blocks tell these two apart, and no roles. */
  readonly authenticatedAccount?: { readonly id: string; readonly displayName: string };
  readonly pageType: PageTypeNumber;
  readonly pageId: string;
  /** Path of the page as it was asked for. */
  readonly pagePath: string;
  readonly pageTitle: string;
  /** Present on the page of a collection, and on the pages of its items. */
  readonly collectionId?: string;
  /** Present on the page of an item. */
  readonly itemId?: string;
  readonly collection?: { readonly id: string; readonly title: string; readonly path: string };
  readonly item?: {
    readonly id: string;
    readonly title: string;
    readonly path: string;
    /** What kind of item it is. */
    readonly recordType?: ItemRecordTypeNumber;
  };
  /** BCP 47 tag of the page's language. */
  readonly locale: string;
  /** What paths of pages in this language begin with, for example `/pl`; absent for the site's own language. */
  readonly languageRoot?: string;
  /** Writing direction of that language. */
  readonly direction: 'ltr' | 'rtl';
  /** How the page's language writes numbers, told by the server because browsers differ. */
  readonly numberFormat: NumberFormat;
  /** ISO 4217 code of the store's currency. */
  readonly currency: string;
  readonly settings: WebsiteSettings;
  readonly cookieSettings: CookieSettings;
  /** Families the owner takes from Google Fonts. */
  readonly googleFonts: readonly string[];
  /** Families the owner takes from the font service of `typekitId`. */
  readonly typekitFonts: readonly string[];
  /** Ids of collections that still hold sample content. */
  readonly demoCollections: readonly string[];
}

/** How a language writes numbers; digits are always 0 to 9. */
export interface NumberFormat {
  readonly decimal: string;
  readonly group: string;
  readonly minus: string;
  /** Sizes of digit groups from the right; the last one repeats. */
  readonly groupSizes: readonly number[];
  /** Fewest digits left of the first group separator: 2 where `1000` is written without one. */
  readonly minimumGroupingDigits: number;
}

/** Website settings the runtime reads. */
export interface WebsiteSettings {
  readonly storeSettings: {
    readonly expressCheckout: boolean;
    readonly measurementStandard: UnitSystem;
    /** Cart subtotal, in cents, below which nobody checks out. */
    readonly minimumSubtotalCents: number;
    /** True where prices include the taxes; false where absent: they are added. */
    readonly pricesIncludeTax?: boolean;
    /** Stock at or below which a product says that few are left. */
    readonly scarcityThreshold: number;
  };
  readonly useEscapeKeyToLogin: boolean;
  readonly disqusShortname?: string;
  readonly commentsEnabled: boolean;
  /** Present where the site has a popup. */
  readonly popupOverlaySettings?: PopupOverlaySettings;
  readonly mobileInfoBarSettings?: MobileInfoBarSettings;
  readonly pinterestOverlayOptions?: { readonly mode: PinButtonMode };
}

/** What the mobile info bar says; what is absent is not in the bar. */
export interface MobileInfoBarSettings {
  readonly style: InfoBarStyle;
  readonly phone?: string;
  readonly email?: string;
  readonly address?: string;
  readonly hours?: string;
}

/** Settings of the cookie banner; an empty text gives the banner's own. */
export interface CookieSettings {
  readonly isCookieBannerEnabled: boolean;
  /** HTML the server has cleaned. */
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
