import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../errors';
import { plainErrorPage } from '../site/page/plain-pages';
import { refuse } from './refusal';

/** What Fastify refuses by itself, as our codes. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'site/too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'site/content-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'site/invalid-input',
  FST_ERR_CTP_INVALID_JSON_BODY: 'site/invalid-input',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'site/invalid-input',
};
const CLIENT_ERROR = 400;
const SERVER_ERROR = 500;

/** Answers what no handler answered: requests the framework refuses, and failures of our own, which are logged. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = FRAMEWORK_CODES[error.code];
    const status = error.statusCode ?? SERVER_ERROR;
    if (known) return refuse(reply, known);
    if (status >= CLIENT_ERROR && status < SERVER_ERROR) return refuse(reply, 'site/invalid-input');
    request.log.error({ err: error }, 'a request failed');
    return sendFailure(request, reply);
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'site/not-found'));
}

function sendFailure(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const wantsPage = (request.headers.accept ?? '').includes('text/html');
  return wantsPage
    ? reply
        .code(SERVER_ERROR)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(plainErrorPage())
    : refuse(reply, 'site/internal');
}
