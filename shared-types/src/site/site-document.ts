import type { SiteCode } from './page/site-code';
import type { Announcement } from './page/announcement-bar';
import type { PopupRules } from './page/popup-overlay';
import type { Schedule } from './page/schedule';
import type { CurrencyCode } from './currency';
import type { CookieSettings, WebsiteSettings } from './context';
import type { FrameProps, SiteMenuEntry, SiteTheme, WebFonts } from './page/frame';
import type { Block, PageBody } from './page/page';
import type { PageRecord } from './page/page-record';
import type { PageTypeNumber } from './page/page-type';
import type { SiteLook } from './page/site-look';
import type { Slice } from './page/slice';
import type { Badge, BlockAnimation, TemplateVersion, WebsiteTypeNumber } from './website';
import type { Installments, PaymentMethod } from '../commerce/checkout';
import type { ProductForm } from '../commerce/line-form';
import type { UnpaidOrderSettings } from '../commerce/orders/unpaid-orders';
import type { CouponKind } from '../commerce/coupons';
import type { PerformanceFlags } from '../telemetry/performance';
import type { ProductTypeNumber, Variant, WorkflowStatusNumber } from '../commerce/product';

/** Format version of the document; imports reject any other. */
export const SITE_DOCUMENT_FORMAT = 1;

/**
 * Everything a site's owner has set up, nothing by visitors. Imports are idempotent. Pictures are in the folder
 * `pictures` beside it.
 */
export interface SiteDocument {
  readonly format: typeof SITE_DOCUMENT_FORMAT;
  readonly site: DocumentSite;
  readonly assets: readonly DocumentAsset[];
  /** Videos of its own; none by default. They lie in the folder `videos` beside it, with their captions. */
  readonly videos?: readonly DocumentVideo[];
  readonly pages: readonly DocumentPage[];
  readonly products: readonly DocumentProduct[];
  /** Product categories; none if absent. */
  readonly categories?: readonly DocumentCategory[];
  readonly shippingOptions: readonly DocumentShippingOption[];
  readonly paymentMethods: readonly DocumentPaymentMethod[];
  /** None if absent. */
  readonly coupons?: readonly DocumentCoupon[];
  /** None if absent. */
  readonly taxRules?: readonly DocumentTaxRule[];
  /** None if absent. */
  readonly redirects?: readonly DocumentRedirect[];
}

/** A redirect from a path without a page. Pages take precedence. */
export interface DocumentRedirect {
  /** Path without query, case-insensitive; `/*` at the end matches every path below. */
  readonly from: string;
  /** Path of a page of this site; `/*` at the end appends what followed `from`. */
  readonly to: string;
  /** True for a temporary redirect, which browsers and search engines do not keep. */
  readonly temporary?: boolean;
  /** True if `to` is an `https:` URL of another website; rejected without it. */
  readonly elsewhere?: boolean;
}

export interface DocumentSite {
  readonly title: string;
  readonly tagline: string;
  /** Short name on the product host; identifies the site in later imports. */
  readonly identifier: string;
  /** Host names without port, the main one first. */
  readonly hosts: readonly string[];
  /** BCP 47 tag. */
  readonly locale: string;
  /** Further languages; none if absent. */
  readonly languages?: readonly DocumentLanguage[];
  readonly currency: CurrencyCode;
  readonly settings: WebsiteSettings;
  readonly cookieSettings: CookieSettings;
  readonly theme: SiteTheme;
  /** The site's icon as the text of a square SVG; derived from its name if absent. */
  readonly icon?: string;
  /** Logo, icon, layout and social links; owners change them at `/config/logo`. */
  readonly look?: SiteLook;
  readonly navigation: readonly SiteMenuEntry[];
  readonly footer: FrameProps['site']['footer'];
  /** Announcement in the main language; none if absent. */
  readonly announcement?: Announcement;
  /** When the announcement is shown, in all languages; always if absent. */
  readonly announcementSchedule?: Schedule;
  /** Where and when its popup is shown. */
  readonly popupRules?: PopupRules;
  /** Receives an email for each new order; none if absent. */
  readonly orderNoticeEmail?: string;
  /** Reply-to address of the site's emails; if absent, the sending address, which nobody reads. */
  readonly contactEmail?: string;
  /** IANA name, such as `Europe/Dublin`, of the time zone in which owners are shown times and days begin; UTC by default. */
  readonly timeZone?: string;
  /** Reservation times and limits of unpaid orders; missing ones have defaults. */
  readonly unpaidOrders?: Partial<UnpaidOrderSettings>;
  readonly website?: DocumentWebsite;
  /** HTML that the owner adds to the pages; none if absent. */
  readonly code?: SiteCode;
}

/** Its pages are below `root`: `/pl/menu` is `/menu` in the language at `/pl`. Every page has such a counterpart. */
export interface DocumentLanguage {
  /** BCP 47 tag. */
  readonly locale: string;
  /** Path of the home page, a single segment such as `/pl`. */
  readonly root: string;
  readonly tagline: string;
  readonly navigation: readonly SiteMenuEntry[];
  readonly footer: FrameProps['site']['footer'];
  readonly cookieBanner: Pick<CookieSettings, 'cookieBannerText' | 'cookieBannerCtaText' | 'cookieBannerOptOutCtaText'>;
  /** Announcement in this language; none if absent. */
  readonly announcement?: Announcement;
}

/** Rarely used fields of the page context. Missing ones are off, empty or the default. */
export interface DocumentWebsite {
  readonly developerMode?: boolean;
  readonly cloneable?: boolean;
  /** The owner's Typekit account. */
  readonly typekitId?: string;
  /** The owner's Google Maps key. */
  readonly mapsKey?: string;
  /** Font families from Google Fonts. */
  readonly googleFonts?: readonly string[];
  /** Font families from Typekit. */
  readonly typekitFonts?: readonly string[];
  /** The families among these that its headings and its text are in; those of the theme by default, and until they have come. */
  readonly webFonts?: WebFonts;
  readonly websiteType?: WebsiteTypeNumber;
  /** The newest if absent. */
  readonly templateVersion?: TemplateVersion;
  readonly badge?: Badge;
  /** How blocks come in when they are scrolled to; they are just there by default. */
  readonly blockAnimation?: BlockAnimation;
  /** What is not to be measured of how fast its pages are; all of it is by default. */
  readonly performance?: Partial<PerformanceFlags>;
  /** Paths of collections with sample content. */
  readonly demoCollections?: readonly string[];
}

/** A picture of the site. Its size is read from the file. */
export interface DocumentAsset {
  /** Unique in the document. */
  readonly name: string;
  /** File name in the folder `pictures`. */
  readonly file: string;
  /** Alternative text; empty for decoration. */
  readonly alt: string;
  /** The point that stays visible when cropped, as fractions; 0.5/0.5 if absent. */
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

/** A picture in settings: any object with only `asset`. The server replaces it by a `Picture` before rendering. */
export interface AssetReference {
  /** `name` of an asset of the document. */
  readonly asset: string;
}

/** A video of the site. Its kind is read from the file, and its size where the file tells it. */
export interface DocumentVideo {
  /** How the document names it; unique among its videos. */
  readonly name: string;
  /** File name in the folder `videos`: an MP4 or a WebM. */
  readonly file: string;
  /** In the order in which viewers may choose them; none by default. */
  readonly captions?: readonly DocumentCaptions[];
}

/** Captions of a video. */
export interface DocumentCaptions {
  /** File name in the folder `videos`: a WebVTT file. */
  readonly file: string;
  /** BCP 47 tag of their language. */
  readonly locale: string;
  /** What viewers choose them by: `English`. */
  readonly label: string;
}

/**
 * A video inside block settings. Wherever settings hold an object with `video` alone, at any depth, the server puts a
 * `VideoFile` in its place before a view sees them.
 */
export interface VideoReference {
  /** The `name` of a video of the document. */
  readonly video: string;
}

/** A page and its blocks. */
export interface DocumentPage {
  /** Path from the root; a segment in braces matches any value, for example `/shop/p/{slug}`. */
  readonly path: string;
  readonly pageType: PageTypeNumber;
  /** Page title; `{title}` on an item page is replaced by the item's title. */
  readonly title: string;
  /** One sentence for search engines and link previews; if empty, an item page uses the item's excerpt. */
  readonly description: string;
  /** Path of the collection whose items this page shows; only on item pages. */
  readonly collection?: string;
  /** False excludes the page from search engines; true if absent. */
  readonly indexed?: boolean;
  /** Access restriction in all languages; none if absent. Pages of the store cannot be locked. */
  readonly lock?: PageLock;
  /** Makes the page a post or an event of the page one level above it. */
  readonly record?: PageRecord;
  /** Asset name of the image for link previews; an item page uses the item's first picture. */
  readonly socialImage?: string;
  /** Slices of a popup or lock screen, top to bottom; they replace `body` and `blocks`, which are created from them. */
  readonly slices?: readonly Slice[];
  readonly body: PageBody;
  /** The blocks named in `body`, each once. Pictures are `AssetReference`s; HTML is sanitized at import. */
  readonly blocks: readonly Block[];
}

/** Restricts a page to members, to visitors who know its password, or to accounts of the site. */
export type PageLock =
  | {
      readonly by: 'members';
      /** Required member area; any member if absent. */
      readonly area?: string;
    }
  | {
      readonly by: 'password';
      /** The password's argon2id hash in PHC format. */
      readonly passwordHash: string;
    }
  | {
      /** A private page: for everybody who is not signed in to the admin area it does not exist. */
      readonly by: 'accounts';
    };

export interface DocumentProduct {
  /** Last segment of the product's path; unique in the document. */
  readonly slug: string;
  readonly productType: ProductTypeNumber;
  /** Published if absent. */
  readonly workflowStatus?: WorkflowStatusNumber;
  readonly title: string;
  /** One or two sentences for lists; plain text. */
  readonly excerpt: string;
  /** HTML; sanitized at import. */
  readonly descriptionHtml: string;
  /** Path of its collection page. */
  readonly collection: string;
  /** Slugs of its categories in that collection; none if absent. */
  readonly categories?: readonly string[];
  /** Asset names, the main one first. */
  readonly pictures: readonly string[];
  /** Option names; empty for a single variant. */
  readonly optionNames: readonly string[];
  /** File for buyers, by name in the folder `files` beside the document; only for digital products. */
  readonly file?: string;
  /** Questions to the buyer; none if absent. */
  readonly form?: ProductForm;
  readonly variants: readonly DocumentVariant[];
}

/** A product category. Siblings have the order of the document. */
export interface DocumentCategory {
  /** Path of the collection page with its products. */
  readonly collection: string;
  /** Last segment of its path, which renaming does not change; unique in the collection. */
  readonly slug: string;
  /** Unique among its siblings, case-insensitive. */
  readonly name: string;
  /** Slug of its parent; none if absent. */
  readonly under?: string;
}

export interface DocumentVariant extends Pick<
  Variant,
  'sku' | 'priceCents' | 'qtyInStock' | 'unlimited' | 'shipping' | 'subscriptionPlan'
> {
  /** The regular price if absent. */
  readonly salePriceCents?: number;
  /** False if absent. */
  readonly onSale?: boolean;
  /** A value per option, in order. */
  readonly options: readonly string[];
  /** Name of the asset shown while this variant is selected. */
  readonly picture?: string;
}

export interface DocumentShippingOption {
  /** Shown to visitors; unique in the document. */
  readonly name: string;
  /** Cost; with `weightSteps`, the cost above the last step. */
  readonly costCents: number;
  /** ISO 3166-1 alpha-2 codes of its countries. */
  readonly countries: readonly string[];
  /** States or regions, in every spelling that addresses may have; all if absent. */
  readonly states?: readonly string[];
  /** Prefixes of postal codes; all if absent. */
  readonly zipPrefixes?: readonly string[];
  /** Costs by the cart's weight in the site's unit, lightest first. */
  readonly weightSteps?: readonly WeightStep[];
  /** Subtotal for free shipping; never if absent. */
  readonly freeFromCents?: number;
}

export interface WeightStep {
  readonly upToWeight: number;
  readonly costCents: number;
}

/** A coupon code. It has `rateBasisPoints` or `amountCents`, depending on its kind. */
export interface DocumentCoupon {
  /** 1 to 40 letters, digits, `-` and `_`; unique in the document, case-insensitive. */
  readonly code: string;
  readonly kind: CouponKind;
  /** For `percent`: 1 to 10,000. */
  readonly rateBasisPoints?: number;
  /** For `fixed`. */
  readonly amountCents?: number;
  /** Start of validity, ISO 8601 with time zone; unlimited if absent. */
  readonly from?: string;
  /** End of validity; likewise. */
  readonly until?: string;
  /** None if absent. */
  readonly minimumSubtotalCents?: number;
  /** Maximum number of orders; unlimited if absent. */
  readonly mostUses?: number;
  /** Maximum number of orders per email address; unlimited if absent. */
  readonly mostUsesPerEmail?: number;
  /** True disables the code. */
  readonly isOff?: boolean;
}

export interface DocumentTaxRule {
  /** Shown to visitors; unique in the document. */
  readonly name: string;
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
  /** As in `DocumentShippingOption`. */
  readonly states?: readonly string[];
  /** As in `DocumentShippingOption`. */
  readonly zipPrefixes?: readonly string[];
  /** 0 to 10,000. */
  readonly rateBasisPoints: number;
  /** True also taxes shipping; false if absent. */
  readonly taxesShipping?: boolean;
  /** All product types if absent. */
  readonly productTypes?: readonly ProductTypeNumber[];
}

export interface DocumentPaymentMethod extends Omit<PaymentMethod, 'installments'> {
  /** Present if installments are offered; missing values come from `INSTALLMENTS_DEFAULT`. */
  readonly installments?: Partial<Installments>;
}
