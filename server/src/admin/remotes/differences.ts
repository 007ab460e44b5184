import type { RemoteDifference } from 'shared-types/admin/remotes';
import type { ReleaseRule } from '../../site/registry/release-rule';

/** What a change of a rule was about; `before` is null for a remote's first version. */
export function differencesOf(before: ReleaseRule | null, after: ReleaseRule): readonly RemoteDifference[] {
  if (!before) return after.version === null ? [] : [{ kind: 'first', to: after.version }];
  const isFollowing = (rule: ReleaseRule) => rule.set_by === 'build';
  return [
    ...versionDifference(before, after),
    ...(before.enabled === after.enabled ? [] : [{ kind: 'code', isOn: after.enabled } as const]),
    ...(before.renders === after.renders ? [] : [{ kind: 'html', isOn: after.renders } as const]),
    ...(isFollowing(before) === isFollowing(after) ? [] : [{ kind: 'follow', isOn: isFollowing(after) } as const]),
    ...canaryDifference(before, after),
    ...pinDifferences(before, after),
    ...siteDifferences(before, after),
  ];
}

function versionDifference({ version: from }: ReleaseRule, { version: to }: ReleaseRule): readonly RemoteDifference[] {
  if (from === to || to === null) return [];
  return [from === null ? { kind: 'first', to } : { kind: 'version', from, to }];
}

function canaryDifference({ canary: from }: ReleaseRule, { canary: to }: ReleaseRule): readonly RemoteDifference[] {
  if (from?.version === to?.version && from?.percent === to?.percent) return [];
  if (to) return [{ kind: 'canary', ...to }];
  return from ? [{ kind: 'canary-ended', version: from.version }] : [];
}

function pinDifferences({ pins: from }: ReleaseRule, { pins: to }: ReleaseRule): readonly RemoteDifference[] {
  const pinned = Object.entries(to).filter(([site, version]) => from[site] !== version);
  const ended = Object.keys(from).filter((site) => !Object.hasOwn(to, site));
  return [
    ...pinned.map(([site, version]) => ({ kind: 'pin', site, version }) as const),
    ...ended.map((site) => ({ kind: 'unpin', site }) as const),
  ];
}

function siteDifferences({ off_at: from }: ReleaseRule, { off_at: to }: ReleaseRule): readonly RemoteDifference[] {
  const only = (some: readonly string[], others: readonly string[]) => some.filter((site) => !others.includes(site));
  return [
    ...only(to, from).map((site) => ({ kind: 'off-at', site }) as const),
    ...only(from, to).map((site) => ({ kind: 'on-at', site }) as const),
  ];
}
