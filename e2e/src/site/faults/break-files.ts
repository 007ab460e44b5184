import type { HTTPRequest } from 'puppeteer';
import type { RemoteName } from 'shared-types/remote';
import type { TestServer } from '../../../../tools/testing/server/test-server';
import { publishChanged } from '../registry/published-build';
import type { Fault, Place } from './faults';
import type { PageRemote } from './full-shop';

export interface Square {
  readonly remote: PageRemote;
  readonly place: Place;
  readonly fault: string;
}

export interface Broken extends Square {
  readonly version: string;
  /** Replacement responses by path. */
  readonly answers: ReadonlyMap<string, (request: HTTPRequest) => unknown>;
}

/** Applies a fault. Faults in builds need a version of their own in the registry. */
export async function breakFile(server: TestServer, square: Square): Promise<Broken> {
  const { remote, place } = square;
  const fault = place.faults[square.fault];
  if (!fault) throw new Error(`A ${place.name} has no fault “${square.fault}”.`);
  const path = place.fileOf(remote);
  const version = await publishBroken(server, { remote, path, fault });
  const file = `/remotes/${remote}/${version}/${path}`;
  return { ...square, version, answers: new Map(fault.kind === 'sent' ? [[file, fault.answer]] : []) };
}

async function publishBroken(
  server: TestServer,
  { remote, path, fault }: { readonly remote: PageRemote; readonly path: string; readonly fault: Fault },
): Promise<string> {
  if (fault.kind === 'sent') return liveVersion(server, remote);
  return (await publishChanged(server, remote, { path, change: fault.change })).version;
}

export function liveVersion(server: TestServer, remote: RemoteName): string {
  const version = server.services.registry.current().remotes.get(remote)?.manifest.version;
  if (!version) throw new Error(`${remote} is not live.`);
  return version;
}
