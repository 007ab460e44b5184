import type { OutgoingPage } from '../find/page-finder';
import type { TemplateBlock } from '../template/page-blocks';
import type { PageDeps } from '../page-deps';
import { perRequestPlaceholder, perRequestOf } from '../send/per-request';
import { renderPersonal } from '../load/personal-blocks';
import { fillHtmlTemplate } from './html-template';

/**
 * One block of a page with its element, as its visitor would get it with the page; empty if it shows nothing. It has no
 * nonce, so it cannot run inline scripts.
 */
export async function renderOneBlock(
  deps: PageDeps,
  outgoing: OutgoingPage,
  templateBlock: TemplateBlock,
): Promise<string> {
  const { request, reply, url, pageTemplate } = outgoing;
  const html = templateBlock.isPersonal
    ? (await renderPersonal(deps, outgoing, [templateBlock])).get(templateBlock)?.html
    : pageTemplate.shared.get(templateBlock);
  if (!html) return '';
  const perRequest = perRequestOf(request, reply, { path: url.pathname + url.search });
  return fillHtmlTemplate(html, (placeholder) => perRequestPlaceholder(perRequest, placeholder) ?? '').toString();
}
