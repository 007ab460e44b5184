import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BucketError } from '../../platform/objects/bucket-error';
import { ERRORS, errorMessage, type ErrorCode } from '../../platform/errors';
import { isUnavailable } from '../../platform/schema/is-unavailable';
import { plainErrorPage, plainRefusalPage } from '../page/send/plain-pages';
import { discardBody } from '../../platform/http/sent/discard-body';
import { refuse } from './refusal';
import { languageOfRequest } from './site-of-request';

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
/** An embedded PostgreSQL is back after a crash in a second or two; a store of files takes longer. */
const RETRY_AFTER_SECONDS = { database: 2, files: 30 };

/** Answers what no handler answered: requests the framework refuses, and failures of our own, which are logged. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = FRAMEWORK_CODES[error.code];
    const status = error.statusCode ?? SERVER_ERROR;
    if (known) return sendFailure({ request, reply, code: known });
    if (status >= CLIENT_ERROR && status < SERVER_ERROR)
      return sendFailure({ request, reply, code: 'site/invalid-input' });
    return sendFailure({ request, reply, code: ownFailure(error, reply) });
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'site/not-found'));
}

/** The code of a failure of our own, which is logged. */
export function ownFailure(error: unknown, reply: FastifyReply): ErrorCode {
  const { log } = reply.request;
  if (isUnavailable(error)) {
    log.warn({ err: error }, 'the database could not be reached');
    void reply.header('retry-after', RETRY_AFTER_SECONDS.database);
    return 'site/unavailable';
  }
  if (error instanceof BucketError) {
    log.error({ err: error }, 'the bucket could not be used');
    void reply.header('retry-after', RETRY_AFTER_SECONDS.files);
    return 'site/files-away';
  }
  log.error({ err: error }, 'a request failed');
  return 'site/internal';
}

interface FailedRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly code: ErrorCode;
}

async function sendFailure({ request, reply, code }: FailedRequest): Promise<FastifyReply> {
  await discardBody(request.raw);
  const wantsPage = (request.headers.accept ?? '').includes('text/html');
  if (!wantsPage) return refuse(reply, code);
  const { status } = ERRORS[code];
  const language = languageOfRequest(request);
  const isRefusal = status < SERVER_ERROR;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(isRefusal ? plainRefusalPage(language, errorMessage(code, language)) : plainErrorPage(request.site));
}
