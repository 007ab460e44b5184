import type { SocialNetwork } from '../../blocks/basic/social-links';
import type { Picture } from '../../host/image';
import type { AssetReference } from '../site-document';

/** Height of a logo in CSS pixels. */
export const LOGO_HEIGHT = { least: 16, most: 160, usual: 48 } as const;

/** Maximum number of links, and of characters. */
export const LOOK_LIMIT = { alt: 200, buttonTitle: 60, href: 2000, social: 20, copyright: 300 } as const;

/** Where name or logo of a site stand; the first is the default. */
export const HEADER_LAYOUTS = ['start', 'center'] as const;
export type HeaderLayout = (typeof HEADER_LAYOUTS)[number];

/** Columns of a footer in a wide window. */
export const FOOTER_COLUMNS = [1, 2, 3] as const;
export type FooterColumns = (typeof FOOTER_COLUMNS)[number];

/** Replaced by the current year, and by the site's name, in the line of copyright. */
export const COPYRIGHT_PLACEHOLDER = { year: '{year}', name: '{name}' } as const;

/** A link that looks like a button. */
export interface HeaderButton {
  readonly title: string;
  readonly href: string;
}

/** An owner's profile or address elsewhere. */
export interface SiteSocialLink {
  readonly network: SocialNetwork;
  readonly href: string;
}

/** Characters of an SVG icon, which every visitor fetches. */
export const LONGEST_SVG_ICON = 8000;

/** A square SVG as the icon. */
export interface SvgIcon {
  /** Name of the file it was made of. */
  readonly file: string;
  readonly svg: string;
}

/** Texts of a look in another language than the site's main one; absent are those that are the same. */
export interface LookTexts {
  readonly button?: Partial<HeaderButton>;
  /** May have `COPYRIGHT_PLACEHOLDER`. */
  readonly copyright?: string;
}

/** What header and footer look like on every page. What is absent is as on sites whose owners have not chosen. */
export interface SiteLook {
  /** Shown in place of the site's name. */
  readonly logo?: {
    readonly picture: AssetReference;
    /** Alternative text; the site's name if absent. */
    readonly alt?: string;
    /** In CSS pixels, `LOGO_HEIGHT`. */
    readonly height: number;
  };
  /** The site's icon, a square picture or SVG; it takes precedence over that of the document. */
  readonly icon?: AssetReference | SvgIcon;
  /** `start` if absent. */
  readonly header?: HeaderLayout;
  /** At the end of the header. */
  readonly button?: HeaderButton;
  /** One row that wraps if absent. */
  readonly footerColumns?: FooterColumns;
  readonly social?: readonly SiteSocialLink[];
  /** May have `COPYRIGHT_PLACEHOLDER`. */
  readonly copyright?: string;
  /** By BCP 47 tag of a further language. */
  readonly translations?: Readonly<Record<string, LookTexts>>;
}

/** The same for the page frame. */
export interface FrameLook {
  /** Its alternative text is never empty. */
  readonly logo?: { readonly picture: Picture; readonly height: number };
  /** URL of the icon for the home screens of phones. */
  readonly touchIcon?: string;
  readonly header?: HeaderLayout;
  readonly button?: HeaderButton;
  readonly footerColumns?: FooterColumns;
  readonly social?: readonly SiteSocialLink[];
  /** As it is shown. */
  readonly copyright?: string;
}
