import type { ManifestFeature } from 'shared-types/manifest';
import type { CspKey } from 'shared-types/remote';
import type { PageContext } from 'shared-types/site/context';
import { soundSources } from '../../album/stored-album';
import { playsOwnVideo } from '../../video/plays-own-video';
import type { TemplateBlock } from './page-blocks';

/** Additional sources of the Content Security Policy for these blocks, by directive. */
export function policySources(
  blocks: readonly TemplateBlock[],
  context: PageContext,
): Readonly<Record<string, readonly string[]>> {
  const productOrigin = productOriginOf(context);
  const requested = blocks.flatMap(({ block, live: { remote, feature } }) => {
    const hasRequestedKey = feature.cspKey === undefined || hasKey(feature.cspKey, context);
    return hasRequestedKey && meetsCondition(feature, block.settings)
      ? [remote.manifest.csp, feature.csp ?? {}]
      : [remote.manifest.csp];
  });
  const shown = blocks.map(({ block }) => block);
  const media = [...soundSources(shown), ...(shown.some(playsOwnVideo) ? [`'self'`] : [])];
  const sources: Record<string, string[]> = {
    ...(productOrigin ? { 'connect-src': [productOrigin] } : {}),
    ...(media.length > 0 ? { 'media-src': media } : {}),
  };
  for (const [directive, values] of new Set(requested.flatMap((csp) => Object.entries(csp))))
    sources[directive] = [...new Set([...(sources[directive] ?? []), ...values])];
  return sources;
}

function meetsCondition({ cspWhen }: Pick<ManifestFeature, 'cspWhen'>, settings: unknown): boolean {
  return cspWhen === undefined || cspWhen.is.includes(String(Object(settings)[cspWhen.key]));
}

function hasKey(key: CspKey, { website, googleFonts }: PageContext): boolean {
  return key === 'googleFonts' ? googleFonts.length > 0 : website[key] !== undefined;
}

type Whereabouts = Pick<PageContext, 'identifier' | 'appDomain'> & {
  readonly website: Pick<PageContext['website'], 'baseUrl'>;
};

/**
 * The origin for secure calls from a page on one of the site's own hosts; undefined for a page on the product host. The
 * page's request layer applies the same rule.
 */
function productOriginOf({ identifier, appDomain, website }: Whereabouts): string | undefined {
  const { host, hostname } = new URL(website.baseUrl);
  const isProduct = [host, hostname].some((name) => name === appDomain || name.endsWith(`.${appDomain}`));
  return isProduct ? undefined : `https://${identifier}.${appDomain}`;
}
