import type { PageContext } from 'shared-types/site/context';
import { soundSources } from '../../album/stored-album';
import type { TemplateBlock } from './page-blocks';
import { productOriginOf } from './product-origin';

/** Additional sources of the Content Security Policy for these blocks, by directive. */
export function policySources(
  blocks: readonly TemplateBlock[],
  context: PageContext,
): Readonly<Record<string, readonly string[]>> {
  const { website } = context;
  const productOrigin = productOriginOf(context);
  const requested = blocks.flatMap(({ live: { remote, feature } }) => {
    const isRequested = feature.cspKey === undefined || website[feature.cspKey] !== undefined;
    return isRequested ? [remote.manifest.csp, feature.csp ?? {}] : [remote.manifest.csp];
  });
  const sounds = soundSources(blocks.map(({ block }) => block));
  const sources: Record<string, string[]> = {
    ...(productOrigin ? { 'connect-src': [productOrigin] } : {}),
    ...(sounds.length > 0 ? { 'media-src': sounds } : {}),
  };
  for (const [directive, values] of new Set(requested.flatMap((csp) => Object.entries(csp))))
    sources[directive] = [...new Set([...(sources[directive] ?? []), ...values])];
  return sources;
}
