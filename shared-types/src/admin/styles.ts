import type { FormReply } from '../failure';
import type { WorkingView } from './site-states/site-drafts';
import { SIZE_CHOICES, TEXT_SIZE_PX } from '../site/theme/sizes';
import type { FontName, SiteTheme } from '../site/page/frame';
export type { PatchStyles, SaveStyles } from '../requests/admin.generated';

/** @implements EDIT-24 */
export const STYLES_CALLS = {
  /** Saves all colours and fonts of the site together. */
  saveStyles: { method: 'POST', path: '/api/config/styles/styles' },
  /** Saves those that are sent; the form's call where `DESIGN_PATCHES` is set. */
  patchStyles: { method: 'POST', path: '/api/config/styles/patch' },
} as const;

/** Colours of a site, in the order in which its owner meets them. */
export const STYLE_COLORS = ['paper', 'surface', 'ink', 'muted', 'line', 'accent', 'onAccent'] as const;
export type StyleColor = (typeof STYLE_COLORS)[number];

export const STYLE_FONTS = ['heading', 'body'] as const;
export type StyleFont = (typeof STYLE_FONTS)[number];

/** Text size as the form sends it; empty: the design's, which grows with the window. */
export const TEXT_SIZES = [
  '',
  ...Array.from({ length: TEXT_SIZE_PX.most - TEXT_SIZE_PX.least + 1 }, (_, index) =>
    String(TEXT_SIZE_PX.least + index),
  ),
] as const;

/** Choices of sizes, weights and shapes by the form's field; the first of each is the design's. */
export const STYLE_SIZES = { textSize: TEXT_SIZES, ...SIZE_CHOICES } as const;
export type StyleSize = keyof typeof STYLE_SIZES;

/** Paths of the styles that a save can change, named by the specification, in the order of the message about them. */
export const STYLE_PATHS = [
  'colors.activeThemeId',
  'fonts.activeThemeId',
  'colors.palette',
  'colors.themes',
  'fonts.themes',
  'fonts.fontUsageCategories',
] as const;
export type StylePath = (typeof STYLE_PATHS)[number];

/** Reply to `saveStyles` and `patchStyles`. */
export interface SaveStylesReply extends FormReply {
  readonly message: string;
  readonly location: string;
  /** What was changed, by the specification's names. */
  readonly changed: readonly StylePath[];
}

/** Values of the form's fields: colours as `#rrggbb`, fonts by name, sizes as one of `STYLE_SIZES`. */
export type StyleValues = SiteTheme['colors'] & Readonly<Record<StyleFont, FontName> & Record<StyleSize, string>>;

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
  /** Paths of the sheets that a page with chosen shapes has, for its preview. */
  readonly sheets?: readonly string[];
  /** True for a form that sends what was changed alone. */
  readonly sendsChanges?: true;
  /** Absent after the session has ended. */
  readonly saved?: WorkingView & { readonly values: StyleValues };
}
