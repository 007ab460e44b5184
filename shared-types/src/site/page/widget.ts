import type { FormReply } from '../../failure';

/** Renders a block again. */
export const WIDGET_CALLS = {
  getWidgetRendering: { method: 'POST', path: '/api/widget/GetWidgetRendering' },
} as const;

/** JSON content of `widgetJSON`. */
export interface Widget {
  /** A value of `BLOCK_TYPE`. */
  readonly type: number;
  readonly id: string;
  /** Settings that differ from the saved ones; ignored, because blocks are rendered as saved. */
  readonly value?: unknown;
  /** For a list of events: id of the page with the events; ignored, because the saved block names that page. */
  readonly collectionId?: string;
}

/** Form-encoded body of `getWidgetRendering`. */
export interface GetWidgetRendering {
  readonly widgetJSON: string;
  /** Path and query of the page; if absent, the block's own page. */
  readonly page?: string;
}

export interface GetWidgetRenderingReply extends FormReply {
  readonly data: {
    /** HTML of the block as the page has it now; may be empty. */
    readonly html: string;
  };
}
