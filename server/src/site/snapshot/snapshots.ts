import type { FastifyBaseLogger } from 'fastify';
import { MADE_AGAIN } from '../../platform/objects/made-again';
import type { ObjectStore } from '../../platform/objects/object-store';
import type { HostTable } from '../host/host-table';
import type { SiteRows } from '../directory/load-site';
import type { RegistryRecord } from '../registry/registry';
import type { Signing } from '../registry/signing';
import { seal, unseal } from './sealed';

/** A site as it was, and what its pages were made from. */
export interface SiteSnapshot {
  readonly rows: SiteRows;
  /** What it had read that is the same for everybody, by key. */
  readonly values: ReadonlyMap<string, unknown>;
  /** The same of what sales change. */
  readonly stockValues: ReadonlyMap<string, unknown>;
}

/** What instances keep in the store of objects for one that starts while the database is away. */
export interface Snapshots {
  readHosts(): Promise<HostTable | undefined>;
  writeHosts(hosts: HostTable): Promise<void>;
  readSite(siteId: string): Promise<SiteSnapshot | undefined>;
  writeSite(siteId: string, snapshot: SiteSnapshot): Promise<void>;
  readRegistry(): Promise<RegistryRecord | undefined>;
  writeRegistry(record: RegistryRecord): Promise<void>;
}

/** What they are kept with. */
export interface SnapshotDeps {
  readonly objects: ObjectStore;
  readonly signing: Pick<Signing, 'sign' | 'isGood'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const HOSTS = `${MADE_AGAIN.snapshots}/hosts`;
const REGISTRY = `${MADE_AGAIN.snapshots}/registry`;
const siteKey = (siteId: string) => `${MADE_AGAIN.snapshots}/sites/${siteId}`;

/** Makes them. One that cannot be read is as good as none. */
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
