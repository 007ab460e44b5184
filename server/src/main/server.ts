import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import fastifyMultipart from '@fastify/multipart';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { absentCartState } from '../commerce/cart/read/cart-reply';
import type { Config } from '../platform/environment/config';
import { listenEverywhere } from '../platform/environment/listen-everywhere';
import { createCookieSeal } from '../platform/http/cookie/cookie-seal';
import { registerErrorHandler } from '../site/request/error-handler';
import { registerHostCheck } from '../site/request/host-check';
import { registerGracefulClose } from '../platform/http/graceful-close';
import { parseLimitedQuery } from '../platform/http/sent/limited-query';
import { registerOwnHostCalls } from '../site/request/own-host-calls';
import { readableUrl } from '../platform/http/readable-url';
import type { Services } from '../site/services';
import { registerSentBytes } from '../platform/http/sent/sent-bytes';
import { registerFileRefusal } from '../platform/http/sent/sent-files';
import { registerSiteCookies } from '../platform/http/cookie/site-cookies';
import { registerSiteLookup } from '../site/request/site-of-request';
import { AREAS } from './areas';
import { openServices } from './open-services';
import { joinLater, joinNow, type Joining } from './join-database';
import type { DatabaseConnection } from '../platform/schema/database';
import { registerClosedSites } from '../site/closed/closed-sites';
import { registerDevelopment } from '../site/development/development.routes';
import { createPageNews, type PageNews } from '../site/development/page-news';
import { registerMainDomain } from '../site/domain/lead-to-main-domain';
import { pageRoute } from '../site/page/page.route';
import { sendSecurityHeaders } from '../site/page/send/security-headers';
import { openSigning } from '../site/registry/open-signing';
import { siteRoutes } from '../site/site.routes';
import { registerReportTypes } from '../telemetry/policy-reports/policy-report-types';
import type { RecordingRoute, TelemetryServices } from '../telemetry/telemetry-services';
import { registerForgetting } from '../site/visitor-consent/forget-visits';

/** Every endpoint; the page route answers all other paths. */
export const ROUTES: readonly RecordingRoute[] = [
  ...siteRoutes({ absentCartState }),
  ...AREAS.flatMap(({ routes }) => routes),
  pageRoute,
];

const BROTLI_QUALITY = 5;
/** Cuts idle connections, which would hold a half-sent request for ever. Event streams send something more often. */
const LONGEST_SILENCE_MS = 60_000;
/** Refuses requests that arrive too slowly, byte by byte. The largest upload needs minutes on a slow connection. */
const LONGEST_ARRIVAL_MS = 600_000;

export interface Server {
  readonly app: FastifyInstance;
  readonly services: TelemetryServices;
  /** Notifies open pages of changes, in development only. */
  readonly news?: PageNews;
  /** Resolves when the server follows the database: at once, unless it started without one. Rejects if it never can. */
  readonly joined: Promise<void>;
  /** Starts what the first page would otherwise wait for. */
  warm(): void;
  /** Listens on all addresses; rejects if the port is taken. */
  listen(port: number): Promise<void>;
  /** Announces the shutdown to load balancers; the server still answers. */
  drain(): void;
  /** Finishes running requests, then ends workers and connections. */
  close(): Promise<void>;
}

export interface ServerStart {
  /** True if the database is unavailable: the server starts from the last snapshot, and joins later. */
  readonly isAway?: boolean;
}

/** Creates a server, and brings the database schema up to date. */
export async function createServer(
  config: Config,
  connection: DatabaseConnection,
  { isAway = false }: ServerStart = {},
): Promise<Server> {
  const app = Fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    genReqId: () => randomUUID(),
    connectionTimeout: LONGEST_SILENCE_MS,
    requestTimeout: LONGEST_ARRIVAL_MS,
    routerOptions: { maxParamLength: 200, querystringParser: parseLimitedQuery },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // Open connections still get answers while the server closes.
    return503OnClosing: false,
    trustProxy: config.trustedProxies ? [...config.trustedProxies] : false,
  });
  const signing = await openSigning(config);
  const { services, pool, records, redirectHits } = openServices({ config, connection, signing }, app.log);
  const { registry } = services;
  const news = config.isDevelopment ? createPageNews() : undefined;
  if (news) registerDevelopment(app, { news, registry });
  app.decorate('publicPort', config.publicPort);
  await registerWalls(app, services);
  for (const route of ROUTES) route(app, services);
  const parts = { services, connection, log: app.log };
  const close = async (joining?: Joining) => {
    await app.close();
    await records.close();
    await redirectHits.close();
    await Promise.all([joining?.close(), pool.close()]);
    await services.db.destroy();
  };
  const joining = await (isAway ? joinLater(parts) : joinNow(parts)).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    app,
    services,
    ...(news ? { news } : {}),
    joined: joining.joined,
    warm: () => pool.warm(),
    listen: (port) => listenEverywhere((host) => app.listen({ port, host })),
    drain: () => services.draining.begin(),
    close: () => close(joining),
  };
}

async function registerWalls(
  app: FastifyInstance,
  { config: { appDomain }, db, signing, sites, draining }: Services,
): Promise<void> {
  await app.register(fastifyCookie);
  registerSiteCookies(app, createCookieSeal(signing.secretFor('cookies')));
  await app.register(fastifyFormbody, { parser: parseLimitedQuery });
  // An oversized file is reported by name, and must not lose the rest of its form.
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
  registerMainDomain(app);
  registerClosedSites(app, db);
  registerForgetting(app);
}
