import type { Manifest } from 'shared-types/manifest';
import type { ArtifactKey } from './artifact/artifact.store';
import type { CheckedVersion, CheckedVersions } from './publish/checked-versions';
import { newestPublished, type FindDeps } from './publish/find-published';
import { readRules, versionsLived, type CurrentRule } from './registry.store';
import { liveVersions, type ReleaseRule } from './release-rule';
import type { Trouble, VersionTrouble } from './trouble/trouble';

export interface LiveReading {
  readonly serial: number;
  /** The effective rules: they name only usable versions. */
  readonly rules: readonly ReleaseRule[];
  readonly manifests: readonly Manifest[];
  readonly troubles: readonly Trouble[];
}

export interface ReadLiveDeps extends FindDeps {
  readonly versions: CheckedVersions;
  /** The last rules by remote: a server never returns to an older rule. */
  readonly seen: Map<string, CurrentRule>;
  readonly isThorough: boolean;
}

/**
 * Reads what is live. The history defines a rule, and a rule is never older than one seen before. A version is usable if a
 * trusted key has signed it and all its files exist; otherwise visitors get the last usable version that was live.
 */
export async function readLive(deps: ReadLiveDeps): Promise<LiveReading> {
  const { rules: current, stray } = await readRules(deps.db);
  const older: Trouble[] = [];
  for (const rule of current) {
    const before = deps.seen.get(rule.remote);
    if (before && before.serial > rule.serial) older.push({ kind: 'older', remote: rule.remote });
    else deps.seen.set(rule.remote, rule);
  }
  const read = new Set(current.map(({ remote }) => remote));
  const gone = [...deps.seen.keys()].filter((remote) => !read.has(remote));
  const rules = [...deps.seen.values()];
  const named = await checkNamed(deps, rules);
  const followed = await Promise.all(rules.map((rule) => follow(deps, rule, named(rule.remote))));
  return {
    serial: Math.max(0, ...rules.map(({ serial }) => serial)),
    rules: followed.map(({ rule }) => rule),
    manifests: followed.flatMap(({ manifests }) => manifests),
    troubles: [
      ...older,
      ...gone.map((remote) => ({ kind: 'older', remote }) as const),
      ...stray.map((remote) => ({ kind: 'altered', remote }) as const),
      ...current.filter(({ isAltered }) => isAltered).map(({ remote }) => ({ kind: 'altered', remote }) as const),
      ...followed.flatMap(({ troubles }) => troubles),
    ],
  };
}

interface Followed {
  readonly rule: ReleaseRule;
  readonly manifests: readonly Manifest[];
  readonly troubles: readonly VersionTrouble[];
}

/** A usable version. */
interface Good {
  readonly version: string;
  readonly manifest: Manifest;
}

/** A version named by a rule, with the result of its check. */
type Named = ArtifactKey & CheckedVersion;

/** Checks all versions that the rules name. */
async function checkNamed(
  { versions, isThorough }: ReadLiveDeps,
  rules: readonly CurrentRule[],
): Promise<(remote: string) => readonly Named[]> {
  const requested = rules.flatMap((rule) => liveVersions(rule).map((version) => ({ remote: rule.remote, version })));
  const checked = await versions.check(requested, isThorough);
  const named = checked.map((one, index) => ({ ...requested[index]!, ...one }));
  return (remote) => named.filter((one) => one.remote === remote);
}

/** The rule with usable versions only. Visitors of an unusable canary or pinned version get the default version. */
async function follow(
  deps: ReadLiveDeps,
  { serial: _, isAltered: __, ...rule }: CurrentRule,
  named: readonly Named[],
): Promise<Followed> {
  const good = new Map(
    named.flatMap(({ version, isWhole, manifest }) => (isWhole && manifest ? [[version, manifest]] : [])),
  );
  const everybody = rule.version === null ? undefined : await everybodys(deps, rule, good);
  return {
    rule: {
      ...rule,
      version: everybody?.version ?? null,
      canary: rule.canary && good.has(rule.canary.version) ? rule.canary : null,
      pins: Object.fromEntries(Object.entries(rule.pins).filter(([, version]) => good.has(version))),
    },
    manifests: [...good.values(), ...(everybody ? [everybody.manifest] : [])],
    troubles: named.flatMap(({ version, trouble }) =>
      trouble ? [{ ...trouble, instead: good.has(version) ? version : everybody?.version }] : [],
    ),
  };
}

/**
 * The default version: the rule's, else the last complete one that was live, else the newest. If none is complete, a signed
 * one, since damaged files are never served.
 */
async function everybodys(
  deps: ReadLiveDeps,
  { remote, version: wanted }: ReleaseRule,
  good: ReadonlyMap<string, Manifest>,
): Promise<Good | undefined> {
  const manifest = good.get(wanted ?? '');
  if (wanted !== null && manifest) return { version: wanted, manifest };
  const newest = await newestPublished(deps, remote);
  const others = [...(await versionsLived(deps.db, remote)), ...(newest === undefined ? [] : [newest])];
  let damaged: Good | undefined;
  for (const version of new Set(others)) {
    const [one] = await deps.versions.check([{ remote, version }], deps.isThorough);
    if (one?.manifest && one.isWhole) return { version, manifest: one.manifest };
    if (one?.manifest) damaged ??= { version, manifest: one.manifest };
  }
  return damaged;
}
