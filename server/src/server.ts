import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import fastifyMultipart from '@fastify/multipart';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants } from 'node:zlib';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { blocksReads } from './blocks/blocks.reads';
import { blocksRoutes } from './blocks/blocks.routes';
import { commerceReads } from './commerce/commerce.reads';
import { commerceRoutes } from './commerce/commerce.routes';
import type { Config } from './environment/config';
import { configReads } from './config/config.reads';
import { configRoutes } from './config/config.routes';
import { consentReads } from './consent/consent.reads';
import { consentRoutes } from './consent/consent.routes';
import { formsReads } from './forms/forms.reads';
import { formsRoutes } from './forms/forms.routes';
import { createDraining } from './http/draining';
import { registerErrorHandler } from './http/error-handler';
import { registerGracefulClose } from './http/graceful-close';
import { parseLimitedQuery } from './http/limited-query';
import { registerOwnHostCalls } from './http/own-host-calls';
import type { Route, Services } from './http/services';
import { registerSentBytes } from './http/sent-bytes';
import { registerFileRefusal } from './http/sent-files';
import { registerSiteLookup } from './http/site-of-request';
import { startJobs } from './jobs/jobs';
import { createMailer } from './mail/create-mailer';
import { openObjects } from './objects/open-objects';
import { createRenderPool, type RenderPool } from './render/render-pool';
import { openDatabase, type ConnectionConfig } from './schema/database';
import { migrate } from './schema/migrate';
import { listenForNotices } from './schema/notices';
import { closeAnnouncementRoute } from './site/announcement-bar/close-announcement.route';
import { getAnnouncementRoute } from './site/announcement-bar/get-announcement.route';
import { registerClosedSites } from './site/closed/closed-sites';
import { beginDeployRoute } from './site/deploy/begin-deploy.route';
import { finishDeployRoute } from './site/deploy/finish-deploy.route';
import { sendDeployPieceRoute } from './site/deploy/send-deploy-piece.route';
import { createMemo } from './site/directory/memo';
import { createSiteDirectory } from './site/directory/site-directory';
import { iconRoute } from './site/discovery/icon.route';
import { robotsRoute } from './site/discovery/robots.route';
import { sitemapRoute } from './site/discovery/sitemap.route';
import { healthRoute } from './site/health/health.route';
import { imageRoute } from './site/image/image.route';
import { registerDevelopment } from './site/development/development.routes';
import { createPageNews, type PageNews } from './site/development/page-news';
import { createFragmentCache } from './site/page/fragment-cache';
import { createPageComposer } from './site/page/page-composer';
import { getOpenapiRoute } from './site/openapi/get-openapi.route';
import { pageRoute } from './site/page/page.route';
import { createHolePrefix } from './site/page/per-request';
import type { AnyRead } from './site/page/read';
import { sendSecurityHeaders } from './site/page/security-headers';
import { createUnknownBlockLog } from './site/page/unknown-block-log';
import { artifactRoute } from './site/registry/artifact.route';
import { openSigning } from './site/registry/open-signing';
import { createRegistry } from './site/registry/registry';
import type { Signing } from './site/registry/signing';
import { followNewsRoute } from './site/release/follow-news.route';
import { getNewsRoute } from './site/release/get-news.route';
import { getWidgetRenderingRoute } from './site/widget/get-widget-rendering.route';
import { createTrial } from './site/trial/create-trial';
import { unlockRoute } from './site/lock-screen/unlock.route';
import { requestMemberResetRoute } from './site/member-password/request-member-reset.route';
import { resetMemberPasswordRoute } from './site/member-password/reset-member-password.route';
import { signInRoute } from './site/member-session/sign-in.route';
import { signOutRoute } from './site/member-session/sign-out.route';
import { createSourceMaps } from './site/registry/source-maps';
import { createPictureUploads } from './site/upload/picture-uploads';
import { logoutRoute } from './site/session/logout.route';
import { createFloodLimit, FLOOD_LIMITS } from './telemetry/flood-limit';
import { keepPartitions } from './telemetry/records/record-partitions';
import { createRecordSink, type OpenRecordSink } from './telemetry/records/record-sink';
import { telemetryRoutes } from './telemetry/telemetry.routes';
import { registerForgetting } from './telemetry/visits/visit-cookies';

/** Every endpoint; the page route answers what no other does. */
export const ROUTES: readonly Route[] = [
  healthRoute,
  artifactRoute,
  imageRoute,
  iconRoute,
  robotsRoute,
  sitemapRoute,
  ...blocksRoutes,
  ...commerceRoutes,
  ...formsRoutes,
  ...consentRoutes,
  ...telemetryRoutes,
  logoutRoute,
  signInRoute,
  signOutRoute,
  requestMemberResetRoute,
  resetMemberPasswordRoute,
  unlockRoute,
  closeAnnouncementRoute,
  getAnnouncementRoute,
  getWidgetRenderingRoute,
  getNewsRoute,
  followNewsRoute,
  beginDeployRoute,
  sendDeployPieceRoute,
  finishDeployRoute,
  ...configRoutes,
  getOpenapiRoute,
  pageRoute,
];
const READS: readonly AnyRead[] = [...blocksReads, ...commerceReads, ...formsReads, ...consentReads, ...configReads];

const RENDER_WORKERS = 2;
const BROTLI_QUALITY = 5;

/** A server that answers visitors. */
export interface Server {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Where open pages hear of changes; only while somebody develops. */
  readonly news?: PageNews;
  /** Starts what the first page would have to wait for. */
  warm(): void;
  /** Listens on all addresses; rejects where the port is taken. */
  listen(port: number): Promise<void>;
  /** Says it is about to go, so that it is asked for no more; answers as before. */
  drain(): void;
  /** Lets running requests finish, then ends workers and connections. */
  close(): Promise<void>;
}

/** Makes a server on a database, whose schema it brings up to date. */
export async function createServer(config: Config, connection: ConnectionConfig): Promise<Server> {
  await migrate(connection);
  const app = Fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200, querystringParser: parseLimitedQuery },
    // What comes in on a connection that is open already is answered as well.
    return503OnClosing: false,
    trustProxy: config.trustedProxies ? [...config.trustedProxies] : false,
  });
  const signing = await openSigning(config);
  const { services, pool, records } = openServices({ config, connection, signing }, app.log);
  const { db, registry, sites } = services;
  const news = config.isDevelopment ? createPageNews() : undefined;
  if (news) registerDevelopment(app, { news, registry });
  await registerWalls(app, services);
  for (const route of ROUTES) route(app, services);
  const notices = await listenForNotices(connection, {
    site: (id) => sites.invalidate(id),
    registry: () => registry.reload(),
    resync: async () => {
      await sites.resync();
      await registry.reload();
    },
    log: app.log,
  });
  await registry.reload();
  // Without them records lie in the rest of the table for a while, which is no reason not to start.
  await keepPartitions(db).catch((error: unknown) =>
    app.log.warn({ err: error }, 'the days of telemetry are not ready'),
  );
  const mailer = createMailer(config, app.log);
  const jobs = startJobs({ db, objects: services.objects, registry, mailer, log: app.log });
  return {
    app,
    services,
    ...(news ? { news } : {}),
    warm: () => pool.warm(),
    listen: async (port) => void (await app.listen({ port, host: '::' })),
    drain: () => services.draining.begin(),
    close: async () => {
      await app.close();
      await records.close();
      await Promise.all([jobs.close(), notices.close(), pool.close()]);
      await db.destroy();
    },
  };
}

interface OpenServices {
  readonly services: Services;
  readonly pool: RenderPool;
  readonly records: OpenRecordSink;
}

/** What is there before the services. */
interface ServiceParts {
  readonly config: Config;
  readonly connection: ConnectionConfig;
  readonly signing: Signing;
}

function openServices({ config, connection, signing }: ServiceParts, log: FastifyBaseLogger): OpenServices {
  const db = openDatabase(connection, (error) => log.error({ err: error }, 'a database connection broke'));
  const objects = openObjects(config);
  const sites = createSiteDirectory({ db, appDomain: config.appDomain });
  const registry = createRegistry({ db, objects, signing, log });
  // The built worker lies beside the built server.
  const workerFile = pathToFileURL(join(config.packagesDir, 'server', 'dist', 'worker.js'));
  const pool = createRenderPool({
    workerFile,
    size: RENDER_WORKERS,
    codeOf: (key) => registry.serverCode(key),
  });
  const sourceMaps = createSourceMaps({ registry, objects });
  const reads = new Map(READS.map((read) => [read.name, read]));
  const pageParts = {
    db,
    config,
    log,
    registry,
    sourceMaps,
    reads,
    holePrefix: createHolePrefix(),
    onUnknownBlock: createUnknownBlockLog(log),
  };
  const pages = createPageComposer({
    ...pageParts,
    pool,
    fragments: createFragmentCache(config.keepsRendered ? undefined : 0),
    factTexts: createMemo(config.keepsRendered ? undefined : 0),
  });
  const records = createRecordSink({ db, log });
  const floodLimit = createFloodLimit(FLOOD_LIMITS);
  const uploads = createPictureUploads({ db, objects });
  const draining = createDraining();
  const services = {
    config,
    db,
    objects,
    uploads,
    sites,
    registry,
    signing,
    sourceMaps,
    pages,
    records,
    floodLimit,
    draining,
    trial: createTrial({ pages: pageParts, sites, workerFile }),
    readNames: new Set(reads.keys()),
  };
  return { services, pool, records };
}

async function registerWalls(
  app: FastifyInstance,
  { config: { appDomain }, db, sites, draining }: Services,
): Promise<void> {
  await app.register(fastifyCookie);
  await app.register(fastifyFormbody, { parser: parseLimitedQuery });
  // A file that is too large is told by its name, and is no reason to lose the rest of its form.
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  registerFileRefusal(app);
  registerSentBytes(app);
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: constants.Z_BEST_COMPRESSION },
  });
  registerGracefulClose(app, draining);
  app.addHook('onRequest', async (request, reply) => {
    sendSecurityHeaders(request, reply);
    void reply.header('x-request-id', request.id);
  });
  registerErrorHandler(app);
  registerSiteLookup(app, sites);
  registerOwnHostCalls(app, { sites, appDomain });
  registerClosedSites(app, db);
  registerForgetting(app);
}
