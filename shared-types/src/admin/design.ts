/** @implements ENUM-21 */
export const PREVIEW_MODES = ['desktop', 'tablet', 'phone'] as const;
export type PreviewMode = (typeof PREVIEW_MODES)[number];

/** Frame widths in CSS pixels; `desktop` is a minimum. */
export const PREVIEW_WIDTH_PX = { desktop: 1024, tablet: 768, phone: 390 } as const satisfies Record<
  PreviewMode,
  number
>;

export const PREVIEW_MODE_PARAMETER = 'view';

/** @implements START-20 START-21 */
export const EDIT_MODE_CLASS = 'edit-mode';

/** A page that the frame can show. */
export interface FramedPage {
  /** For a page that can be edited; pages of the server's own have no draft. */
  readonly id?: string;
  readonly title: string;
  readonly path: string;
  /** BCP 47 tag of its language. */
  readonly locale: string;
}

export interface DesignView {
  readonly mode: PreviewMode;
  /** Path, query and fragment of the framed page; absent if the requested URL is not a page of this site. */
  readonly framed?: string;
  readonly pages: readonly FramedPage[];
}
