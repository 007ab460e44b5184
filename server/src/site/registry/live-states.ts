import type { Manifest } from 'shared-types/manifest';
import { createRegistryState, type LiveRemote, type RegistryState } from './registry-state';
import { runsAt, versionFor, type ReleaseScope, type ReleaseRule } from './release-rule';

/** What is live at one serial, for whomever. */
export interface LiveStates {
  readonly serial: number;
  /** What is live for somebody; for anyone who is neither of a site with versions of its own nor in a share where nobody is named. */
  stateFor(scope?: ReleaseScope): RegistryState;
  /** True where some visitors of a site have another version than the others. */
  dividesVisitors(site: string): boolean;
}

/** What states are made from. */
export interface LiveParts {
  readonly serial: number;
  /** Names the reading it comes from: what can be followed of a serial may change. */
  readonly reading: number;
  /** The name the shell is published under. */
  readonly shell: string;
  readonly rules: readonly ReleaseRule[];
  /** The manifest of a version that a rule names. */
  readonly manifest: (remote: string, version: string) => Manifest | undefined;
}

/** Nobody in particular: no site is called so. */
const ANYBODY: ReleaseScope = { site: '' };

/** Makes the states of a serial, each when it is first asked for; `undefined` before the shell has been published. */
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
