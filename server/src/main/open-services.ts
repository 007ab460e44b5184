import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { hasReadableKey, stripeSeal } from '../commerce/card-payment/stripe-account.store';
import type { Config } from '../platform/environment/config';
import { createDraining } from '../platform/http/draining';
import { createMemoryBudget } from '../platform/memory/memory-budget';
import { openObjects } from '../platform/objects/open-objects';
import { findConfinement } from '../platform/render/confinement';
import { createRenderPool, type RenderPool } from '../platform/render/render-pool';
import { openDatabase, type DatabaseConnection } from '../platform/schema/database';
import { createOutage } from '../platform/schema/outage';
import { createMemo } from '../site/directory/memo';
import { createSiteDirectory } from '../site/directory/site-directory';
import { createFragmentCache } from '../site/page/render/fragment-cache';
import { createPageComposer } from '../site/page/page-composer';
import { createPlaceholderPrefix } from '../site/page/send/per-request';
import type { KeptPageTemplate } from '../site/page/template/page-template';
import { createUnknownBlockLog } from '../site/page/render/unknown-block-log';
import { createCompressedFiles } from '../site/registry/artifact/compressed-files';
import { createRegistry } from '../site/registry/registry';
import type { Signing } from '../site/registry/signing';
import { createSnapshots } from '../site/snapshot/snapshots';
import { createDryRun } from '../site/dry-run/create-dry-run';
import { createSourceMaps } from '../site/registry/artifact/source-maps';
import { createResizePicture } from '../site/image/resize-picture';
import { createResizedPictures } from '../site/image/resized-pictures';
import { createPictureUploads } from '../site/upload/picture-uploads';
import { createFloodLimit, FLOOD_LIMITS } from '../telemetry/flood-limit';
import type { TelemetryServices } from '../telemetry/telemetry-services';
import { createRedirectHits, type RedirectHits } from '../site/redirects/redirect-hits';
import { createRecordSink, type OpenRecordSink } from '../telemetry/records/record-sink';
import { AREAS } from './areas';

const RENDER_PROCESSES = 2;
const MB = 1024 * 1024;
/** Filtered, sorted and searched lists have a cache of their own, smaller by this factor. */
const QUERIED_PART = 8;

interface OpenServices {
  readonly services: TelemetryServices;
  readonly pool: RenderPool;
  readonly records: OpenRecordSink;
  readonly redirectHits: RedirectHits;
}

interface ServiceParts {
  readonly config: Config;
  readonly connection: DatabaseConnection;
  readonly signing: Signing;
}

/** Opens everything that routes and loaders use. */
export function openServices({ config, connection, signing }: ServiceParts, log: FastifyBaseLogger): OpenServices {
  const onBroken = (error: Error) => log.error({ err: error }, 'a database connection broke');
  const outage = createOutage();
  const db = openDatabase(connection, onBroken, { max: config.databaseConnections, outage });
  const objects = openObjects(config);
  const snapshots = createSnapshots({ objects, signing, log });
  const memory = createMemoryBudget(config.cacheMb * MB);
  const queried = createMemoryBudget((config.cacheMb * MB) / QUERIED_PART);
  const sites = createSiteDirectory({
    db,
    appDomain: config.appDomain,
    linkSecret: signing.secretFor('links of sites'),
    canTakeCards: (from, siteId) => hasReadableKey(from, stripeSeal(signing), siteId),
    outage,
    snapshots,
    memory,
  });
  const registry = createRegistry({ db, objects, signing, log });
  const program = join(config.packagesDir, 'server', 'dist', 'render.cjs');
  const { missing } = findConfinement();
  if (missing.length > 0)
    log.warn(`Render processes do not have ${missing.join(' and ')} here; SECURITY.md says what that leaves open.`);
  const pool = createRenderPool({
    program,
    size: RENDER_PROCESSES,
    codeOf: (key) => registry.serverCode(key),
    onLost: (reason) => log.warn({ reason }, 'a render process ended, and is replaced'),
    onSecondTry: (view, reason) => log.warn({ view, reason }, 'a view is rendered again with more time'),
  });
  const sourceMaps = createSourceMaps({ registry, objects });
  const loads = new Map(AREAS.flatMap(({ loaders }) => loaders).map((loader) => [loader.name, loader]));
  const pageParts = {
    db,
    outage,
    config,
    log,
    registry,
    signing,
    sourceMaps,
    loads,
    readReceipt: AREAS.find((area) => area.readReceipt)?.readReceipt,
    placeholderPrefix: createPlaceholderPrefix(),
    onUnknownBlock: createUnknownBlockLog(log),
  };
  const redirectHits = createRedirectHits({ db, log });
  const pages = createPageComposer({
    ...pageParts,
    countRedirect: redirectHits.count,
    pool,
    pageTemplates: config.keepsRendered ? memory.room<KeptPageTemplate>('page-template') : undefined,
    queriedPageTemplates: config.keepsRendered ? queried.room<KeptPageTemplate>('page-template') : undefined,
    fragments: config.keepsRendered
      ? createFragmentCache(memory.room('fragment'), queried.room('fragment'))
      : undefined,
    stateTexts: createMemo(config.keepsRendered ? undefined : 0),
  });
  const records = createRecordSink({ db, log });
  const floodLimit = createFloodLimit(FLOOD_LIMITS);
  const uploads = createPictureUploads({ db, objects });
  const draining = createDraining();
  const services = {
    config,
    db,
    outage,
    objects,
    pictures: createResizedPictures(objects, createResizePicture(config), log),
    uploads,
    sites,
    snapshots,
    registry,
    signing,
    compressed: createCompressedFiles(objects, log),
    sourceMaps,
    pages,
    records,
    floodLimit,
    draining,
    dryRun: createDryRun({ pages: pageParts, sites, program }),
    loaderNames: new Set(loads.keys()),
  };
  return { services, pool, records, redirectHits };
}
