import type { RenderHost } from 'shared-types/host/render-host';
import type { RenderShell } from 'shared-types/site/page/frame';
import { image } from './image/image';
import { createMoney } from './money/money';
import { createText } from './text/text';
import { url } from './url/url';

/** The host of views, the same on the server and in the page. */
export const createRenderHost: RenderShell['createRenderHost'] = (
  context,
  perRequest,
  messages = { en: {} },
): RenderHost => ({
  context,
  perRequest,
  money: createMoney(context),
  text: createText(context.locale, messages),
  image,
  url,
});
