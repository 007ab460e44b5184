import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/environment/config';
import type { StreamingStore } from '../platform/objects/object-store';
import type { Database } from '../platform/schema/database';
import type { Outage } from '../platform/schema/outage';
import type { PageComposer } from './page/page-composer';
import type { CompressedFiles } from './registry/artifact/compressed-files';
import type { Registry } from './registry/registry';
import type { Signing } from './registry/signing';
import type { SourceMaps } from './registry/artifact/source-maps';
import type { SiteDirectory } from './directory/site-directory';
import type { Snapshots } from './snapshot/snapshots';
import type { DryRun } from './dry-run/create-dry-run';
import type { ResizedPictures } from './image/resized-pictures';
import type { PictureUploads } from './upload/picture-uploads';
import type { Draining } from '../platform/http/draining';

/** What routes and reads work with. Made once, in `server.ts`. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  /** Whether the database answers. */
  readonly outage: Outage;
  readonly objects: StreamingStore;
  /** Pictures in every offered width and format. */
  readonly pictures: ResizedPictures;
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
  readonly draining: Draining;
  /** Tries builds before they are versions. */
  readonly dryRun: DryRun;
  /** Names of the data that views can ask for. */
  readonly loaderNames: ReadonlySet<string>;
}

/** Registers one endpoint. */
export type Route<S extends Services = Services> = (app: FastifyInstance, services: S) => void;
