import type { Host } from 'shared-types/host/host';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Widget } from 'shared-types/site/page/widget';
import { getWidgetRendering } from './events.api';

/** The new content of a block, or why there is none. */
type Content = { readonly ok: true; readonly nodes: readonly Node[] } | { readonly ok: false; readonly reason: string };

/** Missing in TypeScript's library. */
type SanitizingElement = HTMLElement & {
  setHTML?(html: string, options: { readonly sanitizer: object }): void;
};

/**
 * Loads what the server shows in a block now. `setHTML` parses without scripts, so Trusted Types need not approve the HTML;
 * browsers without it load the whole page.
 */
export async function loadContent(
  root: HTMLElement,
  { request, stop }: Pick<Host, 'request' | 'stop'>,
): Promise<Content> {
  const here = location.pathname + location.search;
  const place: SanitizingElement = document.createElement('div');
  if (!place.setHTML) return contentIn(await loadPage(here, stop), root);
  const reply = await getWidgetRendering(request, widgetOf(root), here);
  if (!reply.ok) return { ok: false, reason: reply.message };
  // The default sanitizer also removes data attributes; this one only what is unsafe.
  place.setHTML(reply.body.data.html, { sanitizer: {} });
  return contentIn(place, root);
}

/** The block with its settings as they are saved. */
function widgetOf(root: HTMLElement): Widget {
  const collectionId = root.querySelector<HTMLElement>('[data-collection]')?.dataset['collection'];
  return {
    type: BLOCK_TYPE.events,
    id: root.dataset['block'] ?? '',
    value: {},
    ...(collectionId !== undefined && { collectionId }),
  };
}

/** A block's fallback is no content. */
function contentIn(page: ParentNode | undefined, { id }: HTMLElement): Content {
  const block = page?.querySelector(`#${id}:not([data-fallback-of])`);
  return block ? { ok: true, nodes: [...block.childNodes] } : { ok: false, reason: 'The page has no such list now.' };
}

/** The page as the server sends it now; undefined if it sends none. XMLHttpRequest parses documents without running scripts. */
function loadPage(path: string, stop: AbortSignal): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open('GET', path);
    call.responseType = 'document';
    call.onloadend = () => resolve((call.status === 200 && call.responseXML) || undefined);
    stop.addEventListener('abort', () => call.abort(), { once: true });
    call.send();
  });
}
