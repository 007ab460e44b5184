import type { Manifest } from 'shared-types/manifest';
import { createRegistryState, type LiveRemote, type RegistryState } from './registry-state';
import { runsAt, versionFor, type ReleaseScope, type ReleaseRule } from './release-rule';

/** The live versions at one serial. */
export interface LiveStates {
  readonly serial: number;
  /** The live versions of a site and cohort; by default, those of visitors without a pinned or canary version. */
  stateFor(scope?: ReleaseScope): RegistryState;
  /** True if visitors of a site get different versions. */
  dividesVisitors(site: string): boolean;
}

export interface LiveParts {
  readonly serial: number;
  /** Identifies the reading: with the same serial, other versions may be usable. */
  readonly reading: number;
  /** Name under which the shell is published. */
  readonly shell: string;
  readonly rules: readonly ReleaseRule[];
  readonly manifest: (remote: string, version: string) => Manifest | undefined;
}

/** No site has an empty identifier. */
const ANYBODY: ReleaseScope = { site: '' };

/** States of a serial, each created on first use; undefined before the shell has been published. */
export function createLiveStates({ serial, reading, shell, rules, manifest }: LiveParts): LiveStates | undefined {
  const states = new Map<string, RegistryState>();
  const hasOthers = rules.some((rule) => rule.canary ?? (Object.keys(rule.pins).length > 0 || rule.off_at.length > 0));

  const make = (scope: ReleaseScope): RegistryState | undefined => {
    const live = new Map<string, LiveRemote>();
    for (const rule of rules) {
      const version = versionFor(rule, scope);
      const found = version === null ? undefined : manifest(rule.remote, version);
      if (found) live.set(rule.remote, { manifest: found, enabled: runsAt(rule, scope), renders: rule.renders });
    }
    const own = live.get(shell);
    live.delete(shell);
    return own && createRegistryState({ id: `${serial}.${reading}.${states.size}`, serial, shell: own, remotes: live });
  };

  const everybody = make(ANYBODY);
  if (!everybody) return undefined;
  const nameOf = (scope: ReleaseScope) =>
    JSON.stringify(rules.map((rule) => [versionFor(rule, scope), runsAt(rule, scope)]));
  states.set(nameOf(ANYBODY), everybody);
  return {
    serial,
    stateFor(scope = ANYBODY) {
      if (!hasOthers) return everybody;
      const name = nameOf(scope);
      const state = states.get(name) ?? make(scope) ?? everybody;
      states.set(name, state);
      return state;
    },
    dividesVisitors: (site) => rules.some(({ canary, pins }) => canary !== null && !Object.hasOwn(pins, site)),
  };
}
