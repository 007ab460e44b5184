import type { Manifest } from 'shared-types/manifest';
import type { CspKey, FeatureId } from 'shared-types/remote';
import type { PageContext } from 'shared-types/site/context';

/** Directives that do not apply over http on this machine, or that report to the site. */
const LEFT_OUT = new Set(['upgrade-insecure-requests', 'block-all-mixed-content', 'report-uri', 'report-to']);

export type Sources = Readonly<Record<string, readonly string[]>>;

/** Sources that the working copy needs for these of its features. */
export function sourcesOf(
  manifest: Pick<Manifest, 'csp' | 'features'>,
  shown: ReadonlySet<FeatureId>,
  context: Pick<PageContext, 'website' | 'googleFonts'>,
): Sources {
  const features = manifest.features.filter(
    ({ id, cspKey }) => shown.has(id) && (cspKey === undefined || hasKey(cspKey, context)),
  );
  const sources: Record<string, string[]> = {};
  for (const csp of shown.size ? [manifest.csp, ...features.map((feature) => feature.csp ?? {})] : [])
    for (const [directive, values] of Object.entries(csp))
      sources[directive] = [...new Set([...(sources[directive] ?? []), ...values])];
  return sources;
}

function hasKey(key: CspKey, { website, googleFonts }: Pick<PageContext, 'website' | 'googleFonts'>): boolean {
  return key === 'googleFonts' ? googleFonts.length > 0 : website[key] !== undefined;
}

/** The page's policy with these sources beside its own. Nothing else of what it allows changes, its nonce included. */
export function widenPolicy(policy: string, sources: Sources): string {
  const directives = new Map<string, readonly string[]>();
  for (const text of policy.split(';')) {
    const [name = '', ...values] = text.trim().split(/\s+/);
    // Of duplicate directives the first one applies.
    if (name && !LEFT_OUT.has(name) && !directives.has(name)) directives.set(name, values);
  }
  for (const [name, added] of Object.entries(sources)) {
    const former = (directives.get(name) ?? []).filter((value) => value !== "'none'");
    directives.set(name, [...new Set([...former, ...added])]);
  }
  return [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ');
}
