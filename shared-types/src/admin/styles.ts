import type { FormReply } from '../failure';
import type { FontName, SiteTheme } from '../site/page/frame';
export type { SaveStyles } from '../requests/admin.generated';

export const STYLES_CALLS = {
  /** Saves all colours and fonts of the site together. */
  saveStyles: { method: 'POST', path: '/api/config/styles/styles' },
} as const;

/** Colours of a site, in the order in which its owner meets them. */
export const STYLE_COLORS = ['paper', 'surface', 'ink', 'muted', 'line', 'accent', 'onAccent'] as const;
export type StyleColor = (typeof STYLE_COLORS)[number];

export const STYLE_FONTS = ['heading', 'body'] as const;
export type StyleFont = (typeof STYLE_FONTS)[number];

/** Reply to `saveStyles`. */
export interface SaveStylesReply extends FormReply {
  readonly message: string;
  readonly location: string;
}

/** Values of the form's fields: colours as `#rrggbb`, fonts by name. */
export type StyleValues = SiteTheme['colors'] & Readonly<Record<StyleFont, FontName>>;

/** Paths of a family's files on the site's own server. Absent are those that the live shell does not have. */
export interface StyleFontFiles {
  readonly text?: string;
  /** The same as that of text if the family has one weight. */
  readonly heading?: string;
  /** Letters of Central European languages. */
  readonly textExt?: string;
  readonly headingExt?: string;
}

/** Data of the loader `admin/styles/saved`. */
export interface StylesView {
  /** Path of the page that the preview shows. */
  readonly home: string;
  /** Files by family, for its preview. */
  readonly fontFiles?: Readonly<Partial<Record<FontName, StyleFontFiles>>>;
  /** Absent after the session has ended. */
  readonly saved?: {
    /** Version of this state; a save sends it back to detect conflicts. */
    readonly base: string;
    readonly values: StyleValues;
    readonly changed?: { readonly by: string; readonly at: string; readonly atText: string };
  };
}
