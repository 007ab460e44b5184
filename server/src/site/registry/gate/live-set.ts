import type { Manifest } from 'shared-types/manifest';
import { findPublished, type FindDeps } from '../publish/find-published';
import { SHELL } from '../registry';
import { readRules } from '../registry.store';
import { liveVersions } from '../release-rule';

/** Every build that is live for anybody: by default, in a share, or at one site. */
export interface LiveSet {
  readonly shells: readonly Manifest[];
  readonly remotes: readonly Manifest[];
}

/** Reads which builds are live now. One whose list cannot be trusted is not among them: no page has it. */
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
