import type { Request, RequestResult } from 'shared-types/host/request';
import { WIDGET_CALLS, type GetWidgetRenderingReply, type Widget } from 'shared-types/site/page/widget';

/** Asks for a block's HTML as the page at this path and query has it now. */
export function getWidgetRendering(
  request: Request,
  widget: Widget,
  page: string,
): Promise<RequestResult<GetWidgetRenderingReply>> {
  const { method, path } = WIDGET_CALLS.getWidgetRendering;
  return request(path, { method, body: new URLSearchParams({ widgetJSON: JSON.stringify(widget), page }) });
}
