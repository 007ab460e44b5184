import type { ReleaseNews } from 'shared-types/site/release';
import { runsAt, versionsAt, type ReleaseRule } from './release-rule';

/** What news are made from. */
export interface NewsParts {
  readonly serial: number;
  /** The name the shell is published under. */
  readonly shell: string;
  readonly rules: readonly ReleaseRule[];
  /** By remote, the versions that are or lately were live, the newest first. */
  readonly recent: ReadonlyMap<string, readonly string[]>;
}

/**
 * What open pages of a site, named by its identifier, must act upon. A version has been taken back when all that the site may
 * have now are older: anyone who has it has what somebody no longer wanted to be live. One that has been overtaken is none.
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

/** The versions in front of the first that is live. */
function newerThan(live: readonly string[], newestFirst: readonly string[]): readonly string[] {
  return newestFirst.slice(
    0,
    Math.max(
      0,
      newestFirst.findIndex((version) => live.includes(version)),
    ),
  );
}
