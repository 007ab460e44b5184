import type { Announcement } from './page/announcement-bar';
import type { CurrencyCode } from './currency';
import type { CookieSettings, WebsiteSettings } from './context';
import type { FrameProps, SiteLink, SiteTheme, WebFonts } from './page/frame';
import type { Block, PageBody } from './page/page';
import type { PageTypeNumber } from './page/page-type';
import type { Slice } from './page/slice';
import type { Badge, BlockAnimation, TemplateVersion, WebsiteTypeNumber } from './website';
import type { Installments, PaymentMethod } from '../commerce/checkout';
import type { ProductForm } from '../commerce/line-form';
import type { UnpaidOrderSettings } from '../commerce/orders/unpaid-orders';
import type { CouponKind } from '../commerce/coupons';
import type { PerformanceFlags } from '../telemetry/performance';
import type { ProductTypeNumber, Variant, WorkflowStatusNumber } from '../commerce/product';

/** Version of the document's shape; an import refuses every other. */
export const SITE_DOCUMENT_FORMAT = 1;

/**
 * One site as a document: everything its owner has set up, nothing that visitors made.
 * Importing it twice leaves the same site as importing it once. Pictures lie in the folder `pictures` beside it.
 */
export interface SiteDocument {
  readonly format: typeof SITE_DOCUMENT_FORMAT;
  readonly site: DocumentSite;
  readonly assets: readonly DocumentAsset[];
  /** Videos of its own; none where absent. They lie in the folder `videos` beside it, with their captions. */
  readonly videos?: readonly DocumentVideo[];
  readonly pages: readonly DocumentPage[];
  readonly products: readonly DocumentProduct[];
  /** What its shops divide their products into; nothing where absent. */
  readonly categories?: readonly DocumentCategory[];
  readonly shippingOptions: readonly DocumentShippingOption[];
  readonly paymentMethods: readonly DocumentPaymentMethod[];
  /** Codes that save visitors something; none where absent. */
  readonly coupons?: readonly DocumentCoupon[];
  /** Taxes on what is bought; none where absent. */
  readonly taxRules?: readonly DocumentTaxRule[];
  /** Where addresses of before lead; nowhere where absent. */
  readonly redirects?: readonly DocumentRedirect[];
}

/** An address at which there is no page any more, and the one that stands for it. A page always comes before a redirect. */
export interface DocumentRedirect {
  /** Path of before, without query, in any case; with `/*` at its end it means every address below. */
  readonly from: string;
  /** Address of a page of this site; with `/*` at its end, what stood below `from` is looked for below it. */
  readonly to: string;
  /** True where the address may come back; browsers and search engines then keep it. */
  readonly temporary?: boolean;
  /** True where `to` is an https: address of another website; refused without it. */
  readonly elsewhere?: boolean;
}

/** The site itself. */
export interface DocumentSite {
  readonly title: string;
  readonly tagline: string;
  /** The site's short name on the product host; what a second import finds the site by. */
  readonly identifier: string;
  /** Host names without port, the main one first. */
  readonly hosts: readonly string[];
  /** BCP 47 tag. */
  readonly locale: string;
  /** More languages its pages are written in; none where absent. */
  readonly languages?: readonly DocumentLanguage[];
  readonly currency: CurrencyCode;
  readonly settings: WebsiteSettings;
  readonly cookieSettings: CookieSettings;
  readonly theme: SiteTheme;
  /** The site's icon: the text of a square SVG picture. One is made of its name where absent. */
  readonly icon?: string;
  readonly navigation: readonly SiteLink[];
  readonly footer: FrameProps['site']['footer'];
  /** What the top of its pages announces, in the site's own language; nothing where absent. */
  readonly announcement?: Announcement;
  /** Where a letter goes with each new order; nowhere where absent. */
  readonly orderNoticeEmail?: string;
  /** Where answers to the site's emails go; to its sending address, which nobody reads, where absent. */
  readonly contactEmail?: string;
  /** How long unpaid orders reserve their items, and how many are taken; the defaults hold for what is absent. */
  readonly unpaidOrders?: Partial<UnpaidOrderSettings>;
  /** What few sites say of themselves; nothing where absent. */
  readonly website?: DocumentWebsite;
}

/**
 * One more language of a site. Its pages are those below `root`: `/pl/menu` is `/menu` in the language at `/pl`. Every page
 * of the site's own language has such a counterpart.
 */
export interface DocumentLanguage {
  /** BCP 47 tag. */
  readonly locale: string;
  /** Path of the home page in this language, a single part such as `/pl`. */
  readonly root: string;
  readonly tagline: string;
  readonly navigation: readonly SiteLink[];
  readonly footer: FrameProps['site']['footer'];
  /** The banner's words. */
  readonly cookieBanner: Pick<CookieSettings, 'cookieBannerText' | 'cookieBannerCtaText' | 'cookieBannerOptOutCtaText'>;
  /** What the top of the pages in this language announces; nothing where absent. */
  readonly announcement?: Announcement;
}

/** What the page context tells of a site beside its name and settings. What is absent is off, empty or ordinary. */
export interface DocumentWebsite {
  readonly developerMode?: boolean;
  readonly cloneable?: boolean;
  /** The owner's account at the font service. */
  readonly typekitId?: string;
  /** The owner's key for Google's maps. */
  readonly mapsKey?: string;
  /** Families to take from Google Fonts. */
  readonly googleFonts?: readonly string[];
  /** Families to take from the font service of `typekitId`. */
  readonly typekitFonts?: readonly string[];
  /** The families among these that its headings and its text are in; those of the theme where absent, and until they have come. */
  readonly webFonts?: WebFonts;
  readonly websiteType?: WebsiteTypeNumber;
  /** The newest where absent. */
  readonly templateVersion?: TemplateVersion;
  /** The badge at the end of the page. */
  readonly badge?: Badge;
  /** How blocks come in when they are scrolled to; they are just there where absent. */
  readonly blockAnimation?: BlockAnimation;
  /** What is not to be measured of how fast its pages are; all of it is where absent. */
  readonly performance?: Partial<PerformanceFlags>;
  /** Paths of collection pages that still hold sample content. */
  readonly demoCollections?: readonly string[];
}

/** A picture of the site. Its size is read from the file. */
export interface DocumentAsset {
  /** How the document names it; unique in the document. */
  readonly name: string;
  /** File name in the folder `pictures`. */
  readonly file: string;
  /** What it shows; empty for decoration. */
  readonly alt: string;
  /** The point that stays visible when it is cropped; fractions, default 0.5/0.5. */
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

/**
 * A picture inside block settings. Wherever settings hold an object with `asset` alone, at any depth,
 * the server puts a `Picture` in its place before a view sees them.
 */
export interface AssetReference {
  /** The `name` of an asset of the document. */
  readonly asset: string;
}

/** A video of the site. Its kind is read from the file, and its size where the file tells it. */
export interface DocumentVideo {
  /** How the document names it; unique among its videos. */
  readonly name: string;
  /** File name in the folder `videos`: an MP4 or a WebM. */
  readonly file: string;
  /** In the order in which viewers may choose them; none where absent. */
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
  /** Path from the root; a part in braces matches any value of that part, for example `/shop/p/{slug}`. */
  readonly path: string;
  readonly pageType: PageTypeNumber;
  /** Title of the page; `{title}` in the title of an item page becomes the item's. */
  readonly title: string;
  /** One sentence for search engines and link previews; an item page uses the item's excerpt where this is empty. */
  readonly description: string;
  /** Path of the collection page whose items this page shows; only on item pages. */
  readonly collection?: string;
  /** False keeps search engines away; true where absent. */
  readonly indexed?: boolean;
  /** What keeps visitors from it, in all languages alike; nothing where absent. Pages of the store cannot be locked. */
  readonly lock?: PageLock;
  /** Name of the asset for link previews; an item page uses the item's first picture. */
  readonly socialImage?: string;
  /**
   * What a popup or a lock screen is made of, from top to bottom. In the document of such a page slices stand in the place of
   * `body` and `blocks`, which are then made of them.
   */
  readonly slices?: readonly Slice[];
  readonly body: PageBody;
  /** The blocks that `body` names, each once. Pictures in settings are `AssetReference`s; text HTML is cleaned at import. */
  readonly blocks: readonly Block[];
}

/** Who alone sees a page: the members of the site, or who knows its password. */
export type PageLock =
  | {
      readonly by: 'members';
      /** The member area a member must belong to; any member sees the page where absent. */
      readonly area?: string;
    }
  | {
      readonly by: 'password';
      /** The password as argon2id in PHC form: a document says no password. */
      readonly passwordHash: string;
    };

/** A product and all its variants. */
export interface DocumentProduct {
  /** Last part of the product's address; unique in the document. */
  readonly slug: string;
  readonly productType: ProductTypeNumber;
  /** Published where absent. */
  readonly workflowStatus?: WorkflowStatusNumber;
  readonly title: string;
  /** One or two sentences for lists, plain text. */
  readonly excerpt: string;
  /** The long text; cleaned at import. */
  readonly descriptionHtml: string;
  /** Path of the collection page it belongs to. */
  readonly collection: string;
  /** Slugs of the categories of that collection it is in; none where absent. */
  readonly categories?: readonly string[];
  /** Names of assets, the main one first. */
  readonly pictures: readonly string[];
  /** Names of its options; empty for a product with one variant. */
  readonly optionNames: readonly string[];
  /** The file that its buyers download: its name in the folder `files` beside the document. For digital products alone. */
  readonly file?: string;
  /** What it asks its buyer; nothing where absent. */
  readonly form?: ProductForm;
  readonly variants: readonly DocumentVariant[];
}

/** A category of products. Those beside one another stand in their order here. */
export interface DocumentCategory {
  /** Path of the collection page whose products it holds. */
  readonly collection: string;
  /** Last part of its address, which stays while it is renamed; unique in the collection. */
  readonly slug: string;
  /** Unique, without regard to case, among those beside it. */
  readonly name: string;
  /** Slug of the category it stands below; none where absent. */
  readonly under?: string;
}

/** A variant of a product. */
export interface DocumentVariant extends Pick<
  Variant,
  'sku' | 'priceCents' | 'qtyInStock' | 'unlimited' | 'shipping' | 'subscriptionPlan'
> {
  /** The sale price; the price where absent. */
  readonly salePriceCents?: number;
  /** False where absent. */
  readonly onSale?: boolean;
  /** A value for each of the product's option names, in their order. */
  readonly options: readonly string[];
  /** Name of the asset shown while this variant is chosen. */
  readonly picture?: string;
}

/** A shipping method. */
export interface DocumentShippingOption {
  /** Shown to shoppers; unique in the document. */
  readonly name: string;
  /** What it costs; with `weightSteps`, what it costs above the last of them. */
  readonly costCents: number;
  /** ISO 3166-1 alpha-2 codes of the countries it serves. */
  readonly countries: readonly string[];
  /** States or regions it serves, in each spelling addresses have; all of them where absent. */
  readonly states?: readonly string[];
  /** What postal codes begin with where it goes; any where absent. */
  readonly zipPrefixes?: readonly string[];
  /** What it costs up to a weight, lightest first; the weight is that of the whole cart, in the site's unit. */
  readonly weightSteps?: readonly WeightStep[];
  /** Subtotal from which it costs nothing; absent where it never does. */
  readonly freeFromCents?: number;
}

/** What sending costs up to a weight. */
export interface WeightStep {
  readonly upToWeight: number;
  readonly costCents: number;
}

/** A code that saves visitors something. Of `rateBasisPoints` and `amountCents` it has the one its kind needs. */
export interface DocumentCoupon {
  /** 1 to 40 letters, digits, `-` and `_`; unique in the document without regard to case. */
  readonly code: string;
  readonly kind: CouponKind;
  /** Of `percent`: how much off, 1 to 10,000. */
  readonly rateBasisPoints?: number;
  /** Of `fixed`: how much off. */
  readonly amountCents?: number;
  /** ISO 8601 time with zone from which it is valid; always where absent. */
  readonly from?: string;
  /** The same: from then on it is valid no more. */
  readonly until?: string;
  /** Subtotal it needs; none where absent. */
  readonly minimumSubtotalCents?: number;
  /** How many orders may use it; any number where absent. */
  readonly mostUses?: number;
  /** How many orders of one email address may; any number where absent. */
  readonly mostUsesPerEmail?: number;
  /** True while the owner keeps it from being used. */
  readonly isOff?: boolean;
}

/** A tax on what is bought from one place. */
export interface DocumentTaxRule {
  /** Shown to shoppers; unique in the document. */
  readonly name: string;
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
  /** As in a shipping option. */
  readonly states?: readonly string[];
  /** As in a shipping option. */
  readonly zipPrefixes?: readonly string[];
  /** 0 to 10,000. */
  readonly rateBasisPoints: number;
  /** True where it is also on what sending costs; false where absent. */
  readonly taxesShipping?: boolean;
  /** What kinds of product it is on; all of them where absent. */
  readonly productTypes?: readonly ProductTypeNumber[];
}

/** A payment method. */
export interface DocumentPaymentMethod extends Omit<PaymentMethod, 'installments'> {
  /** Present where the amount may be paid in parts; what it leaves out comes from `INSTALLMENTS_DEFAULT`. */
  readonly installments?: Partial<Installments>;
}
