import type { FormReply } from '../../failure';

/** The call that renders a block afresh. */
export const WIDGET_CALLS = {
  getWidgetRendering: { method: 'POST', path: '/api/widget/GetWidgetRendering' },
} as const;

/** What `widgetJSON` holds, as JSON. */
export interface Widget {
  /** A number of `BLOCK_TYPE`. */
  readonly type: number;
  /** The block's id. */
  readonly id: string;
  /** What the caller holds of the block. Blocks are rendered as they are saved, so nothing of it is shown. */
  readonly value?: unknown;
  /** Of a summary of events: the collection they belong to. The block knows its own. */
  readonly collectionId?: string;
}

/** Body of `getWidgetRendering`, sent as a form. */
export interface GetWidgetRendering {
  readonly widgetJSON: string;
  /** Path and query of the page it stands on; where absent, that of the page it belongs to. */
  readonly page?: string;
}

/** Reply to `getWidgetRendering`. */
export interface GetWidgetRenderingReply extends FormReply {
  readonly data: {
    /** The block's element as the page would have it now; empty where it shows nothing. */
    readonly html: string;
  };
}
