import type { ReactElement } from 'react';
import type { PerRequest, RenderHost } from '../../host/render-host';
import type { MessageFunctions, Messages } from '../../host/text';
import type { AnnouncementView } from './announcement-bar';
import type { MobileInfoBarSettings, PageContext } from '../context';
import type { PageBody } from './page';
import type { PopupStyle } from './popup-overlay';
import type { FrameLook } from './site-look';
import type { SectionTheme } from '../theme/section-themes';
import type { ThemeSizes } from '../theme/sizes';
import type { TemplateName } from '../theme/template-names';
import type { Badge } from '../website';

/** A link of a menu. */
export interface SiteLink {
  readonly title: string;
  /** A path of the site with or without query and fragment, or a URL of `https:`, `http:`, `mailto:`, `tel:` or `sms:`. */
  readonly path: string;
  /** True opens it in a new window. */
  readonly newWindow?: true;
}

/** A title in the main navigation that opens the links below it. */
export interface SiteFolder {
  readonly title: string;
  /** At least one. */
  readonly children: readonly SiteLink[];
}

export type SiteMenuEntry = SiteLink | SiteFolder;

export interface PageTranslation {
  /** BCP 47 tag. */
  readonly locale: string;
  /** The language's own name. */
  readonly name: string;
  /** Path on this site. */
  readonly path: string;
  /** True if search engines may treat it as a translation of this page. */
  readonly isAlternate?: boolean;
}

/** What of a theme can be seen. */
export interface ThemeLook {
  /** As `#rrggbb`. */
  readonly colors: {
    readonly paper: string;
    readonly surface: string;
    readonly ink: string;
    readonly muted: string;
    readonly line: string;
    readonly accent: string;
    readonly onAccent: string;
  };
  /** Font families of the product, by use. */
  readonly fonts: { readonly heading: FontName; readonly body: FontName };
  /** Sizes, weights and shapes that differ from the design's; none by default. */
  readonly sizes?: ThemeSizes;
  /** How a template colours sections that have no theme of their own, by the id of their first block. */
  readonly sections?: Readonly<Record<string, SectionTheme>>;
}

/** Theme of a site: custom properties by token, validated by the import. */
export interface SiteTheme extends ThemeLook {
  /** The template in use, with the look that it has replaced. */
  readonly template?: { readonly name: TemplateName; readonly before: ThemeLook };
}

/** `FONT_FAMILIES` tells of each. `system` is the device's own. */
export const FONT_NAMES = [
  'DM Sans',
  'Figtree',
  'Jost',
  'Karla',
  'Lato',
  'Nunito Sans',
  'Outfit',
  'Poppins',
  'Work Sans',
  'Cormorant Garamond',
  'Crimson Pro',
  'Fraunces',
  'Fraunces Italic',
  'Libre Baskerville',
  'Lora',
  'Playfair Display',
  'Abril Fatface',
  'Bebas Neue',
  'DM Serif Display',
  'Oswald',
  'Syne',
  'Courgette',
  'Dancing Script',
  'Sacramento',
  'Aleo',
  'Bitter',
  'Roboto Slab',
  'Courier Prime',
  'DM Mono',
  'IBM Plex Mono',
  'Space Mono',
  'Pirata One',
  'Press Start 2P',
  'system',
] as const;
export type FontName = (typeof FONT_NAMES)[number];

/** Families of font services by use; those of the theme follow them. */
export interface WebFonts {
  readonly heading?: string;
  readonly body?: string;
}

/** What the page frame is rendered from. Everything in it is the same for all visitors of the page. */
export interface PageFeed {
  readonly title: string;
  readonly path: string;
  /** Media type. */
  readonly type: 'application/rss+xml' | 'text/calendar';
}

export interface FrameProps {
  readonly site: {
    readonly title: string;
    readonly tagline: string;
    readonly theme: SiteTheme;
    /** All links of the main navigation, those in folders too. */
    readonly navigation: readonly SiteLink[];
    /** The main navigation with its folders; absent if it has none. */
    readonly menu?: readonly SiteMenuEntry[];
    readonly footer: { readonly links: readonly SiteLink[]; readonly note: string };
    /** Badge at the end of the page; none if absent. */
    readonly badge?: Badge;
    /** Families that may come from a font service; none by default. */
    readonly webFonts?: WebFonts;
    /** Path of the home page in the page's language; `/` by default. */
    readonly home?: string;
    /** URL of the site's icon; derived from its name if absent. */
    readonly icon?: string;
    /** Logo, layout and social links; none by default. */
    readonly look?: FrameLook;
  };
  readonly page: {
    readonly title: string;
    readonly description: string;
    readonly canonicalUrl: string;
    readonly body: PageBody;
    /** False excludes the page from search engines. */
    readonly indexed: boolean;
    /** Image for link previews. */
    readonly socialImage?: string;
    /** Its size in pixels, and alternative text. */
    readonly socialImageDetails?: { readonly width: number; readonly height: number; readonly alt: string };
    /** Lowest price as a decimal number, and ISO 4217 code; only on product pages. */
    readonly price?: { readonly amount: string; readonly currency: string };
    /** Translations of the page; none if absent. */
    readonly translations?: readonly PageTranslation[];
    /** Feed of the page's posts or events; none if absent. */
    readonly feed?: PageFeed;
    /** URLs of the adjacent pages of a list. */
    readonly previousPath?: string;
    readonly nextPath?: string;
  };
  /** True omits header and footer, for pages that frame others. */
  readonly isBare?: true;
  /** True puts the slot `admin-frame` in the place of header and footer, for pages of the admin area. */
  readonly isAdmin?: true;
  /** None if absent. Without a text it is rendered hidden, for accounts, to show later announcements. */
  readonly announcement?: Partial<AnnouncementView>;
  /** The bar at the foot of a narrow window; none by default. */
  readonly infoBar?: MobileInfoBarSettings;
  /** The popup over the page, closed unless it is a preview; none by default. */
  readonly popup?: {
    readonly style: PopupStyle;
    /** Accessible name of the popup. */
    readonly title: string;
    /** Its blocks, with placeholders like the page's. */
    readonly body: PageBody;
    /** True in a preview, which no script opens. */
    readonly isOpen?: true;
  };
  /** URLs of fonts to preload. */
  readonly fontPreloads: readonly string[];
  /** Structured data as JSON texts. */
  readonly structuredData: readonly string[];
  /**
   * Marks a placeholder, `<placeholderPrefix><name>;`, which the server replaces per request. Letters, digits and `-`.
   */
  readonly placeholderPrefix: string;
}

/** Placeholders of the frame; blocks have `block-<id>` and slots `slot-<name>`. */
export const PLACEHOLDER = {
  /** The Content Security Policy nonce, in an attribute. */
  nonce: 'nonce',
  /** Preload links for the first blocks. */
  preloads: 'preloads',
  /** Text of the inline style sheet. */
  css: 'css',
  /** Text of the script that queues forms before the shell has started. */
  early: 'early',
  /** Start and end of the announcement bar, which the server removes for some visitors. */
  announcementBegin: 'announcement-begin',
  announcementEnd: 'announcement-end',
  /** Marks where the bar was removed. */
  announcement: 'announcement',
  /** In the bar's class, to hide a closed bar. */
  announcementState: 'announcement-state',
  /** Message of the bar's form. */
  announcementMessage: 'announcement-message',
  /** Text of the script that closes the bar. */
  closing: 'closing',
  /** Text of the script that closes folders of the navigation. */
  folders: 'folders',
  /** Elements with the page data, and the script that starts the shell. */
  shell: 'shell',
} as const;

/** Marks the template with the style sheet of a page without the shell that a script reads. */
export const READ_STYLES = 'data-styles';

/** Export `shell` of the shell's server bundle. */
export interface RenderShell {
  readonly contract: number;
  readonly version: string;
  /** The document around the blocks, without the doctype. */
  frame(props: FrameProps, host: RenderHost): ReactElement;
  /** The host for a feature's view, with the feature's messages by locale. */
  createRenderHost(
    context: PageContext,
    perRequest: PerRequest,
    messages?: { readonly en: Messages | MessageFunctions; readonly [locale: string]: Messages | MessageFunctions },
  ): RenderHost;
}
