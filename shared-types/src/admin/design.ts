/**
 * The widths at which the editing frame shows the site.
 *
 * @implements ENUM-21
 */
export const PREVIEW_MODES = ['desktop', 'tablet', 'phone'] as const;
/** One of them. */
export type PreviewMode = (typeof PREVIEW_MODES)[number];

/** How wide the frame is in each, in CSS pixels; on a desktop at least. */
export const PREVIEW_WIDTH_PX = { desktop: 1024, tablet: 768, phone: 390 } as const satisfies Record<
  PreviewMode,
  number
>;

/** The name of the mode in the address of the frame's page. */
export const PREVIEW_MODE_PARAMETER = 'view';

/**
 * On the body of a page in the editing frame while it is in edit mode; features look for it there, and nowhere else.
 *
 * @implements START-20 START-21
 */
export const EDIT_MODE_CLASS = 'edit-mode';

/** A page of the site that the frame can show. */
export interface FramedPage {
  readonly title: string;
  readonly path: string;
  /** BCP 47 tag of its language. */
  readonly locale: string;
}

/** Answer to the loader `admin/design/frame`. */
export interface DesignView {
  readonly mode: PreviewMode;
  /** Path, query and fragment of the page in the frame; absent where the address that was asked for is none of this site's pages. */
  readonly framed?: string;
  /** The pages of the site in all its languages, in the order of their paths. */
  readonly pages: readonly FramedPage[];
}
