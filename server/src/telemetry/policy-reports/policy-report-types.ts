import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for the route of policy reports; all others refuse these content types. */
    takesReports?: boolean;
  }
}

/** Types of Chromium and Safari, then of Firefox. */
export const REPORT_TYPES = ['application/reports+json', 'application/csp-report'];

export function registerReportTypes(app: FastifyInstance): void {
  app.addContentTypeParser(REPORT_TYPES, { parseAs: 'string' }, async (request: FastifyRequest, body: string) => {
    if (!request.routeOptions.config.takesReports)
      throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type'] ?? '');
    try {
      return JSON.parse(body) as unknown;
    } catch {
      throw new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY();
    }
  });
}
