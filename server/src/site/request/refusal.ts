import type { FastifyReply } from 'fastify';
import type { PageFailure } from 'shared-types/admin/pages/page-failure';
import { ERRORS, errorMessage, type ErrorCode } from '../../platform/errors';
import type { Language } from '../../platform/language';
import { languageOfRequest } from './site-of-request';

/** What may accompany a refusal. */
export interface RefusalDetail extends Pick<NonNullable<PageFailure['data']>, 'conflict' | 'mistakes'> {
  /** Messages by field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** A message in place of the table's, where it can say more. */
  readonly message?: string;
  /** A fresh crumb, where the old one was wrong. */
  readonly crumb?: string;
  /** A fresh idempotency key, where the sent one cannot be used. */
  readonly key?: string;
}

/**
 * The body of a refusal.
 *
 * @implements SRV-10 SRV-11
 */
export function failureBody(code: ErrorCode, language: Language, detail: RefusalDetail = {}): PageFailure {
  const { errors, conflict, mistakes } = detail;
  const data = { ...(errors && { errors }), ...(conflict && { conflict }), ...(mistakes && { mistakes }) };
  return {
    error: detail.message ?? errorMessage(code, language),
    code,
    ...(Object.keys(data).length > 0 && { data }),
    ...(detail.key ? { key: detail.key } : {}),
    ...(code === 'site/login-required' ? { loginRequired: true } : {}),
    ...(code === 'site/not-allowed' ? { authorizationFail: true } : {}),
    ...(detail.crumb ? { crumbFail: true, crumb: detail.crumb } : {}),
  };
}

/** Refuses a call as JSON, with the code's status, in the language of the call. */
export function refuse(reply: FastifyReply, code: ErrorCode, detail?: RefusalDetail): FastifyReply {
  const body = failureBody(code, languageOfRequest(reply.request), detail);
  return reply.code(ERRORS[code].status).header('cache-control', 'no-store').send(body);
}
