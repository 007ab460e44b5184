import type { FastifyBaseLogger } from 'fastify';
import { MADE_AGAIN } from '../../platform/objects/made-again';
import type { ObjectStore } from '../../platform/objects/object-store';
import type { HostTable } from '../host/host-table';
import type { SiteRows } from '../directory/load-site';
import type { RegistryRecord } from '../registry/registry';
import type { Signing } from '../registry/signing';
import { seal, unseal } from './sealed';

/** A site with the values that its pages need. */
export interface SiteSnapshot {
  readonly rows: SiteRows;
  /** Cached values by key. */
  readonly values: ReadonlyMap<string, unknown>;
  /** Cached values that depend on stock. */
  readonly stockValues: ReadonlyMap<string, unknown>;
}

/** Snapshots in the object store, for servers that start while the database is unavailable. */
export interface Snapshots {
  readHosts(): Promise<HostTable | undefined>;
  writeHosts(hosts: HostTable): Promise<void>;
  readSite(siteId: string): Promise<SiteSnapshot | undefined>;
  writeSite(siteId: string, snapshot: SiteSnapshot): Promise<void>;
  readRegistry(): Promise<RegistryRecord | undefined>;
  writeRegistry(record: RegistryRecord): Promise<void>;
}

export interface SnapshotDeps {
  readonly objects: ObjectStore;
  readonly signing: Pick<Signing, 'sign' | 'isGood'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const HOSTS = `${MADE_AGAIN.snapshots}/hosts`;
const REGISTRY = `${MADE_AGAIN.snapshots}/registry`;
const siteKey = (siteId: string) => `${MADE_AGAIN.snapshots}/sites/${siteId}`;

/** Unreadable snapshots count as missing. */
export function createSnapshots({ objects, signing, log }: SnapshotDeps): Snapshots {
  const read = async <T>(key: string): Promise<T | undefined> => {
    try {
      const kept = await objects.get(key);
      const value = kept && unseal(signing, key, kept);
      if (kept && value === undefined) log.warn({ key }, 'a snapshot is not of a trusted key or of this version');
      return value as T | undefined;
    } catch (error) {
      log.warn({ err: error, key }, 'a snapshot could not be read');
      return undefined;
    }
  };
  const write = (key: string, value: unknown) => objects.put(key, seal(signing, key, value));
  return {
    readHosts: () => read(HOSTS),
    writeHosts: (hosts) => write(HOSTS, hosts),
    readSite: (siteId) => read(siteKey(siteId)),
    writeSite: (siteId, snapshot) => write(siteKey(siteId), snapshot),
    readRegistry: () => read(REGISTRY),
    writeRegistry: (record) => write(REGISTRY, record),
  };
}
