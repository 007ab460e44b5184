import type { BlockSettings } from 'shared-types/admin/pages/page-content';
import type { Request, RequestResult } from 'shared-types/host/request';
import type { Block } from 'shared-types/site/page/page';
import { WIDGET_CALLS, type GetWidgetRenderingReply, type Widget } from 'shared-types/site/page/widget';

/** Asks for the HTML of a block as the draft at this path would show it with these settings. */
export function renderBlock(
  request: Request,
  { id, type, settings }: Block<BlockSettings>,
  page: string,
): Promise<RequestResult<GetWidgetRenderingReply>> {
  const { method, path } = WIDGET_CALLS.getWidgetRendering;
  const widget: Widget = { type, id, value: settings };
  return request(path, { method, body: new URLSearchParams({ widgetJSON: JSON.stringify(widget), page }) });
}
