import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { FormReply } from 'shared-types/failure';
import type { FormState } from 'shared-types/render';
import type { CookieSettings } from 'shared-types/site/context';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { z } from 'zod';
import { ERRORS, type ErrorCode } from '../errors';
import { inLanguages, languageOf, type InLanguages, type Language } from '../language';
import type { Site } from '../site/directory/site';
import { plainOnwardPage } from '../site/page/plain-pages';
import { isCrumbRight, renewCrumb } from './crumb';
import { ownFailure } from './error-handler';
import { escapeHtml } from './escape-html';
import { fieldErrors } from './field-errors';
import { isSameOrigin } from './origin';
import { refuse, failureBody, type RefusalDetail } from './refusal';
import { sameSitePath } from './same-site-path';
import { readSentForm, type FilesWanted, type SentFile } from './sent-files';
import type { Services } from './services';
import { languageOfRequest, siteOf } from './site-of-request';
import { visitorOf, type Visitor } from './visitor';
import { wantsJson } from './wants-json';

/** What an action is given beside its checked input. */
export interface ActionContext {
  readonly site: Site;
  /** The language to answer in. */
  readonly language: Language;
  readonly visitor: Visitor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** True where a form without script asks. */
  readonly isForm: boolean;
  /** The files that were sent, where the action takes some. */
  readonly files: readonly SentFile[];
}

/** How an action ended: with a reply, with a question that only a form must answer, or refused. */
export type ActionOutcome =
  | { readonly kind: 'done'; readonly body: FormReply; readonly goTo?: string }
  | {
      readonly kind: 'asked';
      readonly question: string;
      /** Settings with which the page shows its cookie banner. */
      readonly triedBanner?: CookieSettings;
    }
  | ({
      readonly kind: 'refused';
      readonly code: ErrorCode;
      /** What its form holds beside what was typed. */
      readonly filled?: Readonly<Record<string, string>>;
    } & RefusalDetail);

/** One state-changing endpoint with two faces: JSON, and a form without script. */
export interface Action<S extends z.ZodType> {
  readonly method: HTTPMethods | HTTPMethods[];
  readonly url: string;
  /** Checks path parameters, query and body, merged into one object; made by language where it has sentences of its own. */
  readonly input: S | ((language: Language) => S);
  /** The code where the input is wrong. */
  readonly invalid?: ErrorCode;
  /** The longest body; 256 KiB where absent. Files do not count. */
  readonly mostBytes?: number;
  /** The files it takes beside its fields. */
  readonly files?: ActionFiles;
  readonly run: (input: z.output<S>, context: ActionContext) => Promise<ActionOutcome>;
}

/** Which files an action takes, and of whom. */
export interface ActionFiles extends FilesWanted {
  /** Whether somebody may send files at all; nobody else's are kept in memory. */
  readonly isWelcome: (request: FastifyRequest) => Promise<boolean>;
}

const MAX_BODY_BYTES = 256 * 1024;
const OK = 200;
const TOO_MANY = 429;
const SERVER_ERROR = 500;
/** For values so wrong that no schema has a sentence of its own. */
const DEFAULT_SENTENCES = {
  en: z.locales.en().localeError,
  pl: z.locales.pl().localeError,
} satisfies InLanguages<z.core.$ZodErrorMap>;

/**
 * Registers an action: origin, crumb, content type and input are checked before it runs.
 *
 * @implements SRV-09
 */
export function registerAction<S extends z.ZodType>(app: FastifyInstance, services: Services, action: Action<S>): void {
  const { method, url, input, mostBytes = MAX_BODY_BYTES, files: wanted } = action;
  const schemas = inLanguages((language) => (typeof input === 'function' ? input(language) : input));
  app.route({
    method,
    url,
    bodyLimit: mostBytes,
    config: { takesFiles: wanted !== undefined },
    handler: async (request, reply) => {
      const files = wanted && request.isMultipart() ? await readFiles(request, { wanted, fieldBytes: mostBytes }) : [];
      const isForm = !wantsJson(request);
      if (isForm) request.site = siteOf(request).editionAt(pagePath(request));
      const face = isForm ? formFace(services, request, reply) : jsonFace(reply);
      const obstacle = obstacleOf(request, reply);
      if (obstacle) return face({ kind: 'refused', ...obstacle });
      const site = siteOf(request);
      const language = languageOf(site);
      const parsed = schemas[language].safeParse(sentInput(request), { error: DEFAULT_SENTENCES[language] });
      if (!parsed.success) {
        const code = action.invalid ?? 'site/invalid-input';
        return face({ kind: 'refused', code, errors: fieldErrors(parsed.error) });
      }
      const context = { site, language, visitor: visitorOf(request), request, reply, isForm, files };
      const running = action.run(parsed.data, context);
      // A script keeps what was typed; a form without script comes back with it.
      return face(await (isForm ? running.catch((error: unknown) => failed(error, reply)) : running));
    },
  });
}

function failed(error: unknown, reply: FastifyReply): ActionOutcome {
  return { kind: 'refused', code: ownFailure(error, reply) };
}

/** Reads a form with files as any other's, and its files where those who send them have shown that they may. */
async function readFiles(
  request: FastifyRequest,
  { wanted, fieldBytes }: { readonly wanted: ActionFiles; readonly fieldBytes: number },
): Promise<readonly SentFile[]> {
  const crumbIn = (fields: Record<string, unknown>) =>
    fields[CRUMB_PARAMETER] ?? asRecord(request.query)[CRUMB_PARAMETER];
  const sent = await readSentForm(request, {
    wanted,
    fieldBytes,
    isWelcome: async (fields) =>
      isSameOrigin(request) && isCrumbRight(request, crumbIn(fields)) && (await wanted.isWelcome(request)),
  });
  request.body = sent.fields;
  return sent.files;
}

/** What keeps a request from being looked at. */
function obstacleOf(
  request: FastifyRequest,
  reply: FastifyReply,
): ({ readonly code: ErrorCode } & RefusalDetail) | undefined {
  if (!isSameOrigin(request)) return { code: 'site/origin' };
  if (!isCrumbRight(request, sentValue(request, CRUMB_PARAMETER)))
    return { code: 'site/crumb', crumb: renewCrumb(reply) };
  // The framework reads plain text too; an empty one is no body at all.
  return typeof request.body === 'string' && request.body !== '' ? { code: 'site/content-type' } : undefined;
}

function sentInput({ query, body, params }: FastifyRequest): Record<string, unknown> {
  return { ...asRecord(query), ...asRecord(body), ...asRecord(params) };
}

type Face = (outcome: ActionOutcome) => Promise<FastifyReply>;

function jsonFace(reply: FastifyReply): Face {
  return async (outcome) => {
    if (outcome.kind === 'refused') return refuse(reply, outcome.code, outcome);
    void reply.header('cache-control', 'no-store');
    return outcome.kind === 'asked' ? reply.send({ message: outcome.question }) : reply.send(outcome.body);
  };
}

function formFace(services: Services, request: FastifyRequest, reply: FastifyReply): Face {
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
      ...(outcome.kind === 'asked' && outcome.triedBanner && { status: OK, triedBanner: outcome.triedBanner }),
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

function formState(request: FastifyRequest, outcome: Exclude<ActionOutcome, { kind: 'done' }>): FormState {
  const values = { ...typedValues(request), ...(outcome.kind === 'refused' ? outcome.filled : {}) };
  if (outcome.kind === 'asked') return { values, errors: {}, question: outcome.question };
  const { error, code } = failureBody(outcome.code, languageOfRequest(request), outcome);
  const key = outcome.key === undefined ? {} : { key: outcome.key };
  return { values, errors: outcome.errors ?? {}, message: error, code, ...key };
}

/** What the visitor typed, so that the page can show it again; what the page itself wrote is left out, and so is a password. */
function typedValues(request: FastifyRequest): Record<string, string> {
  const own = new Set([CRUMB_PARAMETER, 'key', 'return', 'page', 'block', 'password']);
  const sent = { ...asRecord(request.body), ...asRecord(request.params) };
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      own.has(name) || typeof value !== 'string' ? [] : [[name, value]],
    ),
  );
}

/** The page a form stands on. */
function pagePath(request: FastifyRequest): string {
  return sameSitePath(sentValue(request, 'page')) ?? sentPath(request);
}

/** Where a form that arrived leads. One that leads elsewhere than back to its own page names that page as `page`. */
function sentPath(request: FastifyRequest): string {
  return sameSitePath(sentValue(request, 'return')) ?? '/';
}

function sentValue(request: FastifyRequest, name: string): unknown {
  return asRecord(request.body)[name] ?? asRecord(request.query)[name];
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
