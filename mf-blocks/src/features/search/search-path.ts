import { SEARCH } from 'shared-types/blocks/search';
import type { RenderHost } from 'shared-types/host/render-host';

/** Path of the search in the page's language. */
export function searchPath({ context }: Pick<RenderHost, 'context'>): string {
  return (context.languageRoot ?? '') + SEARCH.path;
}
