import type { FastifyReply, FastifyRequest } from 'fastify';
import { CODE_FIELD, PASSKEY_FIELD } from 'shared-types/admin/people/two-step';
import type { FormState } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { ERRORS } from '../../platform/errors';
import { plainOnwardPage } from '../page/send/plain-pages';
import type { ActionOutcome } from './action-outcome';
import { escapeHtml } from '../../platform/http/escape-html';
import { failureBody, refuse } from './refusal';
import { asRecord, pagePath, sentPath, sentValue } from '../../platform/http/sent/sent-values';
import type { Services } from '../services';
import { languageOfRequest } from './site-of-request';

const OK = 200;
const TOO_MANY = 429;
const SERVER_ERROR = 500;
/** Further fields that no page shows again. */
const SECRETS = ['currentPassword', 'secretKey', CODE_FIELD, PASSKEY_FIELD];

type Answered = Exclude<ActionOutcome, { readonly kind: 'shown' | 'framed' }>;

/** Answers how an action ended. */
export type Responder = (outcome: Answered) => Promise<FastifyReply>;

/** Answers a script. */
export function jsonResponder(reply: FastifyReply): Responder {
  return async (outcome) => {
    if (outcome.kind === 'refused') return refuse(reply, outcome.code, outcome);
    void reply.header('cache-control', 'no-store');
    return outcome.kind === 'confirmation' ? reply.send({ message: outcome.question }) : reply.send(outcome.body);
  };
}

/** Answers a form without script: with the page to go to, or with its own page once more. */
export function formResponder(services: Services, request: FastifyRequest, reply: FastifyReply): Responder {
  return async (outcome) => {
    if (outcome.kind === 'done') return lead(request, reply, outcome.goTo ?? sentPath(request));
    if (outcome.kind === 'refused' && outcome.code === 'site/origin') return refuse(reply, outcome.code);
    const block = sentValue(request, 'block');
    const status = outcome.kind === 'refused' ? ERRORS[outcome.code].status : 0;
    return services.pages.sendWithForm({
      request,
      reply,
      path: pagePath(request),
      blockId: typeof block === 'string' ? block : '',
      ...((status >= SERVER_ERROR || status === TOO_MANY) && { status }),
      form: formState(request, outcome),
      // Nothing was refused: the page is what was asked for.
      ...(outcome.kind === 'confirmation' && outcome.triedBanner && { status: OK, triedBanner: outcome.triedBanner }),
    });
  };
}

/**
 * Leads on from a form. A page's policy keeps what its forms lead to on its own site, redirects included (CSP Level 3,
 * `form-action`), so another site is gone to by a page in between.
 */
function lead(request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply {
  if (address.startsWith('/')) return reply.redirect(address, 303);
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('refresh', `0; url=${address}`)
    .send(plainOnwardPage(languageOfRequest(request), escapeHtml(address)));
}

function formState(request: FastifyRequest, outcome: Exclude<Answered, { kind: 'done' }>): FormState {
  const values = { ...typedValues(request), ...outcome.filled };
  if (outcome.kind === 'confirmation') return { values, errors: {}, question: outcome.question };
  const { error, code } = failureBody(outcome.code, languageOfRequest(request), outcome);
  const key = outcome.key === undefined ? {} : { key: outcome.key };
  return { values, errors: outcome.errors ?? {}, message: error, code, ...key };
}

/** What the visitor typed, so that the page can show it again; what the page itself wrote is left out, and so are passwords and keys. */
function typedValues(request: FastifyRequest): Record<string, string> {
  const own = new Set([CRUMB_PARAMETER, 'key', 'return', 'page', 'block', 'password', 'apiKey', ...SECRETS]);
  const sent = { ...asRecord(request.body), ...asRecord(request.params) };
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      own.has(name) || typeof value !== 'string' ? [] : [[name, value]],
    ),
  );
}
