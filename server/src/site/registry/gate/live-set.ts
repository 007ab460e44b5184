import type { Manifest } from 'shared-types/manifest';
import { findPublished, type FindDeps } from '../publish/find-published';
import { SHELL } from '../registry';
import { readRules } from '../registry.store';
import { liveVersions } from '../release-rule';

/** Every build that is live by default, in a canary release, or pinned to a site. */
export interface LiveSet {
  readonly shells: readonly Manifest[];
  readonly remotes: readonly Manifest[];
}

/** Reads the live builds. A build with an invalid signature is not live, since no page gets it. */
export async function readLiveSet(deps: FindDeps): Promise<LiveSet> {
  const { rules } = await readRules(deps.db);
  const pending = rules.flatMap((rule) =>
    liveVersions(rule).map((version) => findPublished(deps, { remote: rule.remote, version })),
  );
  const manifests = (await Promise.all(pending)).filter((manifest) => manifest !== undefined);
  return {
    shells: manifests.filter(({ name }) => name === SHELL),
    remotes: manifests.filter(({ name }) => name !== SHELL),
  };
}
