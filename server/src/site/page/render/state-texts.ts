import type { FeatureId } from 'shared-types/remote';
import type { BundleKey } from '../../../platform/render/protocol';
import type { Site } from '../../directory/site';
import type { SitePage } from '../../directory/site-page';
import { bundleKey } from '../../registry/artifact/bundle-key';
import type { RegistryState } from '../../registry/registry-state';
import { pageContextOf } from '../template/page-context';
import type { PageDeps } from '../page-deps';
import { perRequestMarkers } from '../send/per-request';

export interface StateTextsInput {
  readonly site: Site;
  /** The visitor's live versions. */
  readonly state: RegistryState;
  readonly origin: string;
  readonly feature: FeatureId;
  readonly stateEvent: object;
}

type Texts = Readonly<Record<string, string>>;

/**
 * Renders the texts of a state event by its feature's server bundle; undefined if it has none or fails. Texts are cached by
 * their input, without the event's revision, which does not change them.
 */
export async function stateTextsOf(deps: PageDeps, input: StateTextsInput): Promise<Texts | undefined> {
  const { site, state, origin, feature } = input;
  const live = state.feature(feature);
  const page = site.pages[0];
  if (!live?.remote.renders || !page) return undefined;
  const stateEvent = Object.fromEntries(Object.entries(input.stateEvent).filter(([name]) => name !== 'revision'));
  const key = JSON.stringify([site.id, site.revision, site.locale, state.id, origin, feature, stateEvent]);
  const bundles = { shell: bundleKey(state.shell.manifest), bundle: bundleKey(live.remote.manifest) };
  try {
    return await deps.stateTexts(key, () => makeTexts(deps, { ...input, stateEvent, page, ...bundles }));
  } catch (error) {
    const { name, version } = live.remote.manifest;
    deps.log.error({ remote: name, version, feature, err: error }, 'the message of an event could not be formatted');
    return undefined;
  }
}

interface TextsToMake extends StateTextsInput {
  readonly page: SitePage;
  readonly shell: BundleKey;
  readonly bundle: BundleKey;
}

async function makeTexts(
  { config, pool, placeholderPrefix }: PageDeps,
  { site, origin, feature, stateEvent, page, shell, bundle }: TextsToMake,
): Promise<Texts | undefined> {
  const { appDomain, blockBudgetMs: jobMs, pageBudgetMs: pageMs } = config;
  const matched = { page, params: {} };
  const result = await pool.run({
    shell,
    bundle,
    task: { kind: 'state-texts', feature, stateEvent },
    context: pageContextOf({ site, matched, path: '/', origin, appDomain, title: page.title }),
    perRequest: perRequestMarkers(placeholderPrefix, feature),
    budget: { jobMs, pageMs },
  });
  if (!result.ok) throw new Error(result.message);
  return (JSON.parse(result.output) as Texts | null) ?? undefined;
}
