import type { FormReply } from '../../failure';
import type { SiteLanguage } from '../cookie-settings';
import type { WorkingView } from '../site-states/site-drafts';
import { FOOTER_COLUMNS, LOOK_LIMIT } from '../../site/page/site-look';
export type { PreviewLogo, SaveLogo } from '../../requests/admin.generated';

export const LOGO_CALLS = {
  /** Saves logo, icon, layout and social links of the site together. */
  saveLogo: { method: 'POST', path: '/api/config/logo/logo' },
  /** Answers with the home page as it would look, for a frame. Saves nothing. */
  previewLogo: { method: 'POST', path: '/api/config/logo/preview' },
} as const;

/** Names of the form's fields; social links are in `social.1.network` and `social.1.href`, from 1. */
export const LOGO_FIELDS = [
  'logo',
  'logoAlt',
  'logoHeight',
  'icon',
  'header',
  'buttonTitle',
  'buttonHref',
  'footer',
  'copyright',
] as const;
export type LogoField = (typeof LOGO_FIELDS)[number];

/** Fields that each further language has of its own, after its tag: `pl.copyright`. */
export const LOGO_TEXTS = ['buttonTitle', 'buttonHref', 'copyright'] as const satisfies readonly LogoField[];

/** Values of the field `footer`; the first is for none of the others. */
export const FOOTER_CHOICES = ['row', ...FOOTER_COLUMNS.map(String)] as const;

/** Number of empty rows after the social links. */
export const SPARE_SOCIAL_LINKS = 3;
/** Rows of a form with a full list. */
export const MOST_SOCIAL_ROWS = LOOK_LIMIT.social + SPARE_SOCIAL_LINKS;

/** Begins the value of the field `icon` for an SVG of the library; its name follows. */
export const SVG_PREFIX = 'svg:';

/** A picture of the library that can be chosen. */
export interface LogoPicture {
  /** Value of the field. */
  readonly name: string;
  readonly title: string;
  /** URL of a small rendition, or of the SVG. */
  readonly src: string;
  readonly isSquare: boolean;
  /** True for an SVG, which can be the icon only. */
  readonly isSvg?: true;
}

/** Data of the loader `admin/logo/saved`. */
export interface LogoView {
  /** Path of the page that the preview shows. */
  readonly home: string;
  readonly siteName: string;
  /** The main language first. */
  readonly languages: readonly SiteLanguage[];
  /** The newest of the library, and those that are chosen. */
  readonly pictures: readonly LogoPicture[];
  /** Absent after the session has ended. */
  readonly saved?: WorkingView & {
    /** By name of the field. */
    readonly values: Readonly<Record<string, string>>;
  };
}

/** Reply to `saveLogo`. */
export interface SaveLogoReply extends FormReply {
  readonly message: string;
  readonly location: string;
}
