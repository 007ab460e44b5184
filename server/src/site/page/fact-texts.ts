import type { FeatureId } from 'shared-types/remote';
import type { Site } from '../directory/site';
import { bundleKey } from '../registry/registry';
import { pageContextOf } from './page-context';
import type { PageDeps } from './page-deps';
import { perRequestMarkers } from './per-request';

/** Whose words for which fact. */
export interface FactTextsInput {
  readonly site: Site;
  readonly origin: string;
  readonly feature: FeatureId;
  readonly fact: unknown;
}

/** Asks a feature's server bundle for the words of a fact; `undefined` where it has none or fails. */
export async function factTextsOf(
  deps: PageDeps,
  { site, origin, feature, fact }: FactTextsInput,
): Promise<Readonly<Record<string, string>> | undefined> {
  const state = deps.registry.current();
  const live = state.feature(feature);
  const page = site.pages[0];
  if (!live?.remote.renders || !page) return undefined;
  const { appDomain } = deps.config;
  const context = pageContextOf({
    site,
    matched: { page, params: {} },
    path: '/',
    origin,
    appDomain,
    title: page.title,
  });
  const result = await deps.pool.run({
    shell: bundleKey(state.shell.manifest),
    bundle: bundleKey(live.remote.manifest),
    task: { kind: 'fact-texts', feature, fact },
    context,
    perRequest: perRequestMarkers(deps.holePrefix, feature),
    budget: { jobMs: deps.config.blockBudgetMs, pageMs: deps.config.pageBudgetMs },
  });
  if (result.ok) return (JSON.parse(result.output) as Readonly<Record<string, string>> | null) ?? undefined;
  deps.log.error(
    { remote: live.remote.manifest.name, version: live.remote.manifest.version, feature, reason: result.message },
    'the words of a fact could not be made',
  );
  return undefined;
}
