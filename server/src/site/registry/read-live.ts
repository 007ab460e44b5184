import type { Manifest } from 'shared-types/manifest';
import type { ArtifactKey } from './artifact/artifact.store';
import type { CheckedVersion, CheckedVersions } from './publish/checked-versions';
import { newestPublished, type FindDeps } from './publish/find-published';
import { readRules, versionsLived, type CurrentRule } from './registry.store';
import { liveVersions, type ReleaseRule } from './release-rule';
import type { Trouble, VersionTrouble } from './trouble/trouble';

/** What is to be live, as far as it can be trusted. */
export interface LiveReading {
  readonly serial: number;
  /** The rules as they are followed: each names only versions that may run. */
  readonly rules: readonly ReleaseRule[];
  readonly manifests: readonly Manifest[];
  readonly troubles: readonly Trouble[];
}

/** What is read with. */
export interface ReadLiveDeps extends FindDeps {
  readonly versions: CheckedVersions;
  /** The rules that were read last, by remote; a change that was seen once is not unseen. */
  readonly seen: Map<string, CurrentRule>;
  readonly isThorough: boolean;
}

/**
 * Reads what is to be live. A rule is what its history says, and is never older than one that was seen before. A version counts where a
 * trusted key signed it and all its files are there; else everybody has the last one that was live and still does.
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

/** A version that may run. */
interface Good {
  readonly version: string;
  readonly manifest: Manifest;
}

/** A version that a rule names, and what it is good for. */
type Named = ArtifactKey & CheckedVersion;

/** Looks at all versions that the rules name; what is returned gives those of a remote. */
async function checkNamed(
  { versions, isThorough }: ReadLiveDeps,
  rules: readonly CurrentRule[],
): Promise<(remote: string) => readonly Named[]> {
  const requested = rules.flatMap((rule) => liveVersions(rule).map((version) => ({ remote: rule.remote, version })));
  const checked = await versions.check(requested, isThorough);
  const named = checked.map((one, index) => ({ ...requested[index]!, ...one }));
  return (remote) => named.filter((one) => one.remote === remote);
}

/** The rule with the versions that may run. Anyone who would have another one has everybody's. */
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
 * The version of anyone who has no other: the rule's, else the last one that was live and is whole, else the newest of all. Where none is
 * whole, one that is signed: a file of it that is not the published one is handed to nobody.
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
