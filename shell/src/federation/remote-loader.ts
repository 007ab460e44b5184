import type { FailureStage } from 'shared-types/events';
import type { ReleasedVersion } from 'shared-types/release';
import type { Remote } from 'shared-types/remote';
import { attemptTwice } from './attempt-twice';
import { checkRemote } from './check-remote';
import { federationHost, type FederationHostPorts } from './federation-host';
import { FILE_BUDGET_MS } from './file-budget';
import type { FederationHost } from './open-federation';
import { withDeadline } from './with-deadline';

/** Time limit for a remote whose script has loaded but whose module does not settle. */
const REMOTE_BUDGET_MS = FILE_BUDGET_MS.most + 2000;

/** `entry`: the script did not load, or threw. `contract`: the module is not a remote that this shell supports. */
export type LoadResult =
  | { readonly ok: true; readonly remote: Remote }
  | { readonly ok: false; readonly stage: Extract<FailureStage, 'entry' | 'contract'>; readonly message: string };

export interface RemoteLoader {
  /**
   * Loads the version that the release names. Never rejects; concurrent callers share one attempt; after a failure it can
   * be called again.
   */
  load(name: string): Promise<LoadResult>;
  /** Forgets the loaded remote, so that the next `load` gets the version that the release then names. */
  forget(name: string): void;
}

export function createRemoteLoader(ports: FederationHostPorts): RemoteLoader {
  const loads = new Map<string, Promise<LoadResult>>();
  const forgetFailure = (name: string, load: Promise<LoadResult>): void => {
    void load.then(({ ok }) => {
      if (!ok && loads.get(name) === load) loads.delete(name);
    });
  };
  return {
    load(name) {
      const known = loads.get(name);
      if (known) return known;
      const load = loadRemote(name, ports);
      loads.set(name, load);
      forgetFailure(name, load);
      return load;
    },
    forget: (name) => void loads.delete(name),
  };
}

async function loadRemote(name: string, ports: FederationHostPorts): Promise<LoadResult> {
  const { remotes } = ports.release();
  const version = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  if (!version) return { ok: false, stage: 'entry', message: `${name} is not in this page’s release.` };
  try {
    const host = await federationHost(ports);
    const checked = checkRemote(await evaluate(host, name, version));
    if (checked.ok) return checked;
    host.forget(name);
    return { ok: false, stage: 'contract', message: `${name} ${version.version}: ${checked.message}.` };
  } catch (error) {
    return {
      ok: false,
      stage: 'entry',
      message: `${name} ${version.version}: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

function evaluate(host: FederationHost, name: string, version: ReleasedVersion): Promise<unknown> {
  return attemptTwice(() =>
    withDeadline(host.loadRemote(name, `${version.base}${version.entry}`), {
      ms: REMOTE_BUDGET_MS,
      message: 'its module did not settle in time.',
    }),
  );
}
