import type { ReactElement } from 'react';
import type { PerRequest, RenderHost } from '../../host/render-host';
import type { MessageFunctions, Messages } from '../../host/text';
import type { AnnouncementView } from './announcement-bar';
import type { MobileInfoBarSettings, PageContext } from '../context';
import type { PageBody } from './page';
import type { PopupStyle } from './popup-overlay';
import type { Badge } from '../website';

/** A link of the site's navigation or footer. */
export interface SiteLink {
  readonly title: string;
  readonly path: string;
}

/** A page in another language. */
export interface PageTranslation {
  /** BCP 47 tag. */
  readonly locale: string;
  /** The language's name for itself. */
  readonly name: string;
  /** Path on this site. */
  readonly path: string;
  /** True where it is this very page for search engines; else another stands in for it, or they are kept away. */
  readonly isAlternate?: boolean;
}

/** The look of a site: custom properties by token name, checked by the server's import. */
export interface SiteTheme {
  /** Colours as `#rrggbb`. */
  readonly colors: {
    readonly paper: string;
    readonly surface: string;
    readonly ink: string;
    readonly muted: string;
    readonly line: string;
    readonly accent: string;
    readonly onAccent: string;
  };
  /** Font families the product ships, by use. */
  readonly fonts: { readonly heading: FontName; readonly body: FontName };
}

/** Font families the shell ships. */
export const FONT_NAMES = ['Fraunces', 'Fraunces Italic', 'Figtree', 'system'] as const;
/** The name of such a family. */
export type FontName = (typeof FONT_NAMES)[number];

/** Families of font services by use; those of the theme follow them. */
export interface WebFonts {
  readonly heading?: string;
  readonly body?: string;
}

/** What the page frame is rendered from. Everything in it is the same for all visitors of the page. */
export interface FrameProps {
  readonly site: {
    readonly title: string;
    readonly tagline: string;
    readonly theme: SiteTheme;
    readonly navigation: readonly SiteLink[];
    readonly footer: { readonly links: readonly SiteLink[]; readonly note: string };
    /** The badge at the end of the page; none where absent. */
    readonly badge?: Badge;
    /** Families that may come from a font service; none where absent. */
    readonly webFonts?: WebFonts;
    /** Path of the home page in the page's language; `/` where absent. */
    readonly home?: string;
    /** Address of the site's icon, an SVG picture; one is made of its name where absent. */
    readonly icon?: string;
  };
  readonly page: {
    readonly title: string;
    readonly description: string;
    readonly canonicalUrl: string;
    readonly body: PageBody;
    /** False keeps search engines away. */
    readonly indexed: boolean;
    /** Picture for link previews. */
    readonly socialImage?: string;
    /** That picture's size in pixels and what it shows. */
    readonly socialImageDetails?: { readonly width: number; readonly height: number; readonly alt: string };
    /** What the page's product costs at least, as a decimal number, and the ISO 4217 code; only on the page of a product. */
    readonly price?: { readonly amount: string; readonly currency: string };
    /** The page in the site's other languages; none where absent. */
    readonly translations?: readonly PageTranslation[];
    /** Addresses of the pages before and after it, where it is one of a list’s. */
    readonly previousPath?: string;
    readonly nextPath?: string;
  };
  /** True leaves header and footer away: the page shows pages of the site, which have them. */
  readonly isBare?: true;
  /**
   * The announcement bar above the header; none where absent. Without words it is there but hidden, for accounts to whom
   * it shows what is announced later.
   */
  readonly announcement?: Partial<AnnouncementView>;
  /** The bar at the foot of a narrow window; none where absent. */
  readonly infoBar?: MobileInfoBarSettings;
  /** The popup over the page, closed; none where absent. */
  readonly popup?: {
    readonly style: PopupStyle;
    /** What the popup is about, for who cannot see it. */
    readonly title: string;
    /** Its blocks. Their placeholders are called as those of the page's own. */
    readonly body: PageBody;
  };
  /** Addresses of the fonts to fetch early. */
  readonly fontPreloads: readonly string[];
  /** Structured data of the page, as JSON texts. */
  readonly structuredData: readonly string[];
  /**
   * Text that marks a placeholder: `<holePrefix><name>;`. The server fills placeholders per request, so that the rest can be cached.
   * It holds only letters, digits and `-`.
   */
  readonly placeholderPrefix: string;
}

/** Names of the frame's placeholders; a block's placeholder is `block-<id>` and a slot's `slot-<name>`. */
export const PLACEHOLDER = {
  /** The Content Security Policy nonce, inside an attribute. */
  nonce: 'nonce',
  /** Links that fetch early what the first blocks show. */
  preloads: 'preloads',
  /** The text of the page's inline style sheet. */
  css: 'css',
  /** The text of the script that holds what is sent before the shell is there. */
  early: 'early',
  /** Begins and ends the announcement bar, which not everybody gets: the server takes out what stands between. */
  announcementBegin: 'announcement-begin',
  announcementEnd: 'announcement-end',
  /** Where it has taken the bar out. */
  announcement: 'announcement',
  /** Inside the bar's class: what hides a closed one. */
  announcementState: 'announcement-state',
  /** What the bar's form has to say. */
  announcementMessage: 'announcement-message',
  /** The text of the script that closes the bar. */
  closing: 'closing',
  /** The elements that carry the page data and start the shell. */
  shell: 'shell',
} as const;

/** What the shell's server bundle exports as `shell`. */
export interface RenderShell {
  readonly contract: number;
  readonly version: string;
  /** The whole document around the blocks, without the document type. */
  frame(props: FrameProps, host: RenderHost): ReactElement;
  /** The host a feature's view is rendered with; `messages` are the feature's, by locale. */
  createRenderHost(
    context: PageContext,
    perRequest: PerRequest,
    messages?: { readonly en: Messages | MessageFunctions; readonly [locale: string]: Messages | MessageFunctions },
  ): RenderHost;
}
