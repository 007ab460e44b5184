import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import fastifyMultipart from '@fastify/multipart';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { blocksRoutes } from './blocks/blocks.routes';
import { commerceRoutes } from './commerce/commerce.routes';
import type { Config } from './environment/config';
import { listenEverywhere } from './environment/listen-everywhere';
import { configRoutes } from './config/config.routes';
import { consentRoutes } from './consent/consent.routes';
import { formsRoutes } from './forms/forms.routes';
import { createCookieSeal } from './http/cookie-seal';
import { registerErrorHandler } from './http/error-handler';
import { registerHostCheck } from './http/host-check';
import { registerGracefulClose } from './http/graceful-close';
import { parseLimitedQuery } from './http/limited-query';
import { registerOwnHostCalls } from './http/own-host-calls';
import { readableUrl } from './http/readable-url';
import type { Route, Services } from './http/services';
import { registerSentBytes } from './http/sent-bytes';
import { registerFileRefusal } from './http/sent-files';
import { registerSiteCookies } from './http/site-cookies';
import { registerSiteLookup } from './http/site-of-request';
import { startJobs } from './jobs/jobs';
import { createMailer } from './mail/create-mailer';
import { openServices } from './open-services';
import type { ConnectionConfig } from './schema/database';
import { hasNewestSchema, migrate } from './schema/migrate';
import { listenForNotices } from './schema/notices';
import { registerClosedSites } from './site/closed/closed-sites';
import { registerDevelopment } from './site/development/development.routes';
import { createPageNews, type PageNews } from './site/development/page-news';
import { pageRoute } from './site/page/page.route';
import { sendSecurityHeaders } from './site/page/security-headers';
import { openSigning } from './site/registry/open-signing';
import { siteRoutes } from './site/site.routes';
import { registerReportTypes } from './telemetry/policy-reports/policy-report-types';
import { keepPartitions } from './telemetry/records/record-partitions';
import { telemetryRoutes } from './telemetry/telemetry.routes';
import { registerForgetting } from './telemetry/visits/visit-cookies';

/** Every endpoint; the page route answers what no other does. */
export const ROUTES: readonly Route[] = [
  ...siteRoutes,
  ...blocksRoutes,
  ...commerceRoutes,
  ...formsRoutes,
  ...consentRoutes,
  ...telemetryRoutes,
  ...configRoutes,
  pageRoute,
];

const BROTLI_QUALITY = 5;
/**
 * A connection on which for so long nothing comes and nothing goes is cut in the middle of a call, which else would keep
 * what has come of it for ever. Streams say something several times a minute.
 */
const LONGEST_SILENCE_MS = 60_000;
/**
 * A call that has not come whole by then is refused: who sends a byte now and then would hold it for ever. The largest
 * upload needs minutes on a slow line.
 */
const LONGEST_ARRIVAL_MS = 600_000;

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
  const app = Fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    genReqId: () => randomUUID(),
    connectionTimeout: LONGEST_SILENCE_MS,
    requestTimeout: LONGEST_ARRIVAL_MS,
    routerOptions: { maxParamLength: 200, querystringParser: parseLimitedQuery },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // What comes in on a connection that is open already is answered as well.
    return503OnClosing: false,
    trustProxy: config.trustedProxies ? [...config.trustedProxies] : false,
  });
  const signing = await openSigning(config);
  const { services, pool, records } = openServices({ config, connection, signing }, app.log);
  const { db, registry, sites } = services;
  if (!(await hasNewestSchema(db))) await migrate(connection);
  const news = config.isDevelopment ? createPageNews() : undefined;
  if (news) registerDevelopment(app, { news, registry });
  app.decorate('publicPort', config.publicPort);
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
  const jobs = startJobs({ db, objects: services.objects, registry, sites, mailer, log: app.log });
  return {
    app,
    services,
    ...(news ? { news } : {}),
    warm: () => pool.warm(),
    listen: (port) => listenEverywhere((host) => app.listen({ port, host })),
    drain: () => services.draining.begin(),
    close: async () => {
      await app.close();
      await records.close();
      await Promise.all([jobs.close(), notices.close(), pool.close()]);
      await db.destroy();
    },
  };
}

async function registerWalls(
  app: FastifyInstance,
  { config: { appDomain }, db, signing, sites, draining }: Services,
): Promise<void> {
  await app.register(fastifyCookie);
  registerSiteCookies(app, createCookieSeal(signing.secretFor('cookies')));
  await app.register(fastifyFormbody, { parser: parseLimitedQuery });
  // A file that is too large is told by its name, and is no reason to lose the rest of its form.
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  registerFileRefusal(app);
  registerSentBytes(app);
  registerReportTypes(app);
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: constants.Z_BEST_COMPRESSION },
  });
  registerGracefulClose(app, draining);
  registerHostCheck(app);
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
