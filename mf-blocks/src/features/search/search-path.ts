import { SEARCH } from 'shared-types/blocks/search';
import type { RenderHost } from 'shared-types/host/render-host';

export function searchPath({ context }: Pick<RenderHost, 'context'>): string {
  return (context.languageRoot ?? '') + SEARCH.path;
}
