import type { FastifyInstance } from 'fastify';
import type { Config } from '../environment/config';
import type { StreamingStore } from '../objects/object-store';
import type { Database } from '../schema/database';
import type { Outage } from '../schema/outage';
import type { PageComposer } from '../site/page/page-composer';
import type { CompressedFiles } from '../site/registry/compressed-files';
import type { Registry } from '../site/registry/registry';
import type { Signing } from '../site/registry/signing';
import type { SourceMaps } from '../site/registry/source-maps';
import type { SiteDirectory } from '../site/directory/site-directory';
import type { Snapshots } from '../site/snapshot/snapshots';
import type { DryRun } from '../site/dry-run/create-dry-run';
import type { PictureUploads } from '../site/upload/picture-uploads';
import type { Draining } from './draining';
import type { FloodLimit } from '../telemetry/flood-limit';
import type { RecordSink } from '../telemetry/records/record-sink';

/** What routes and reads work with. Made once, in `server.ts`. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  /** Whether the database answers. */
  readonly outage: Outage;
  readonly objects: StreamingStore;
  /** Where owners' pictures are taken. */
  readonly uploads: PictureUploads;
  readonly sites: SiteDirectory;
  /** What is kept for a server that starts while the database is away. */
  readonly snapshots: Snapshots;
  readonly registry: Registry;
  /** The keys that versions are signed with. */
  readonly signing: Signing;
  /** Files of versions as they cross the network. */
  readonly compressed: CompressedFiles;
  readonly sourceMaps: SourceMaps;
  readonly pages: PageComposer;
  /** Where what pages tell is kept. */
  readonly records: RecordSink;
  /** How much of that one address may send. */
  readonly floodLimit: FloodLimit;
  readonly draining: Draining;
  /** Tries builds before they are versions. */
  readonly dryRun: DryRun;
  /** Names of the data that views can ask for. */
  readonly loaderNames: ReadonlySet<string>;
}

/** Registers one endpoint. */
export type Route = (app: FastifyInstance, services: Services) => void;
