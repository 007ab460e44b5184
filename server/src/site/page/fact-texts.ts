import type { FeatureId } from 'shared-types/remote';
import type { BundleKey } from '../../render/protocol';
import type { Site, SitePage } from '../directory/site';
import { bundleKey } from '../registry/bundle-key';
import type { RegistryState } from '../registry/registry-state';
import { pageContextOf } from './page-context';
import type { PageDeps } from './page-deps';
import { perRequestMarkers } from './per-request';

/** Whose words for which fact. */
export interface FactTextsInput {
  readonly site: Site;
  /** What is live for who asks. */
  readonly state: RegistryState;
  readonly origin: string;
  readonly feature: FeatureId;
  readonly fact: object;
}

type Texts = Readonly<Record<string, string>>;

/**
 * Asks a feature's server bundle for the words of a fact; `undefined` where it has none or fails. Words are kept by all they
 * are made from, like the HTML of blocks. A fact's revision is not among it: it says how new the fact is, not what it says.
 */
export async function factTextsOf(deps: PageDeps, input: FactTextsInput): Promise<Texts | undefined> {
  const { site, state, origin, feature } = input;
  const live = state.feature(feature);
  const page = site.pages[0];
  if (!live?.remote.renders || !page) return undefined;
  const fact = Object.fromEntries(Object.entries(input.fact).filter(([name]) => name !== 'revision'));
  const key = JSON.stringify([site.id, site.revision, site.locale, state.id, origin, feature, fact]);
  const bundles = { shell: bundleKey(state.shell.manifest), bundle: bundleKey(live.remote.manifest) };
  try {
    return await deps.factTexts(key, () => makeTexts(deps, { ...input, fact, page, ...bundles }));
  } catch (error) {
    const { name, version } = live.remote.manifest;
    deps.log.error({ remote: name, version, feature, err: error }, 'the words of a fact could not be made');
    return undefined;
  }
}

interface TextsToMake extends FactTextsInput {
  readonly page: SitePage;
  readonly shell: BundleKey;
  readonly bundle: BundleKey;
}

async function makeTexts(
  { config, pool, holePrefix }: PageDeps,
  { site, origin, feature, fact, page, shell, bundle }: TextsToMake,
): Promise<Texts | undefined> {
  const { appDomain, blockBudgetMs: jobMs, pageBudgetMs: pageMs } = config;
  const matched = { page, params: {} };
  const result = await pool.run({
    shell,
    bundle,
    task: { kind: 'fact-texts', feature, fact },
    context: pageContextOf({ site, matched, path: '/', origin, appDomain, title: page.title }),
    perRequest: perRequestMarkers(holePrefix, feature),
    budget: { jobMs, pageMs },
  });
  if (!result.ok) throw new Error(result.message);
  return (JSON.parse(result.output) as Texts | null) ?? undefined;
}
