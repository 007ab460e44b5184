import type { ReleaseNews } from 'shared-types/site/release';
import { runsAt, versionsAt, type ReleaseRule } from './release-rule';

export interface NewsParts {
  readonly serial: number;
  /** Name under which the shell is published. */
  readonly shell: string;
  readonly rules: readonly ReleaseRule[];
  /** By remote, the versions that are or recently were live, newest first. */
  readonly recent: ReadonlyMap<string, readonly string[]>;
}

/**
 * Changes that open pages of a site (by identifier) must follow. A version was rolled back if every version the site may
 * get now is older than it; a version that was replaced by a newer one was not.
 */
export function releaseNews({ serial, shell, rules, recent }: NewsParts, site: string): ReleaseNews {
  const runsAll = rules.some((rule) => rule.remote === shell && runsAt(rule, { site }));
  const remotes = rules.filter(({ remote }) => remote !== shell);
  const namesOf = (chosen: readonly ReleaseRule[]) => chosen.map(({ remote }) => remote).sort();
  return {
    revision: serial,
    off: namesOf(remotes.filter((rule) => !runsAll || !runsAt(rule, { site }))),
    plain: namesOf(remotes.filter(({ renders }) => !renders)),
    takenBack: Object.fromEntries(
      rules
        .map((rule) => [rule.remote, newerThan(versionsAt(rule, site), recent.get(rule.remote) ?? [])] as const)
        .filter(([, versions]) => versions.length > 0)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  };
}

/** The versions before the first live one. */
function newerThan(live: readonly string[], newestFirst: readonly string[]): readonly string[] {
  return newestFirst.slice(
    0,
    Math.max(
      0,
      newestFirst.findIndex((version) => live.includes(version)),
    ),
  );
}
