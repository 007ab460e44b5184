import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { HTTPRequest } from 'puppeteer';
import type { RemoteName } from 'shared-types/remote';
import { artifactKey } from '../../../../server/src/site/registry/artifact-files';
import type { TestServer } from '../../../../tools/testing/test-server';
import { publishChanged } from '../registry/published-build';
import type { Fault, Place } from './faults';
import type { PageRemote } from './full-shop';

/** One square of the matrix. */
export interface Square {
  readonly remote: PageRemote;
  readonly place: Place;
  /** The name of one of the place's faults. */
  readonly fault: string;
}

/** A remote that is broken. */
export interface Broken extends Square {
  /** The version that is broken, and live. */
  readonly version: string;
  /** What answers the browser in place of the server, by the path of the file. */
  readonly answers: ReadonlyMap<string, (request: HTTPRequest) => unknown>;
}

/** Breaks the file of a square. What the registry has to know of is a version of its own. */
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
  // What is in the store is broken before anybody asks for it: the server keeps what it has checked.
  const change = fault.kind === 'built' ? fault.change : (text: string) => `${text}\n`;
  const { version } = await publishChanged(server, remote, { path, change });
  if (fault.kind === 'stored') await changeStored(server, artifactKey({ name: remote, version }, path), fault.change);
  return version;
}

async function changeStored(
  { dataDir, services: { objects } }: TestServer,
  key: string,
  change: ((text: string) => string) | undefined,
): Promise<void> {
  const stored = await objects.get(key);
  if (!stored) throw new Error(`Nothing lies in the store under ${key}.`);
  if (change) await objects.put(key, Buffer.from(change(stored.toString())));
  else await rm(join(dataDir, 'objects', key));
}

/** The version of a remote that visitors are shown. */
export function liveVersion(server: TestServer, remote: RemoteName): string {
  const version = server.services.registry.current().remotes.get(remote)?.manifest.version;
  if (!version) throw new Error(`${remote} is not live.`);
  return version;
}
