import type { RemoteDifference } from 'shared-types/config/remotes';
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
  ];
}

function versionDifference({ version: from }: ReleaseRule, { version: to }: ReleaseRule): readonly RemoteDifference[] {
  if (from === to || to === null) return [];
  return [from === null ? { kind: 'first', to } : { kind: 'version', from, to }];
}
