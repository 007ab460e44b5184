import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes whose body is bytes; all others refuse them. */
    takesBytes?: boolean;
  }
}

export const BYTES_TYPE = 'application/octet-stream';

export function registerSentBytes(app: FastifyInstance): void {
  app.addContentTypeParser(BYTES_TYPE, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (!request.routeOptions.config.takesBytes) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(BYTES_TYPE);
    return body;
  });
}
