import { rm } from 'node:fs/promises';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { z } from 'zod';
import type { ErrorCode } from '../../platform/errors';
import { inLanguages, languageOf, type InLanguages, type Language } from '../../platform/language';
import type { Site } from '../directory/site';
import { formResponder, jsonResponder } from './action-responder';
import type { ActionOutcome } from './action-outcome';
import { isCrumbRight, keepsCookies, renewCrumb } from '../../platform/http/cookie/crumb';
import { ownFailure } from './error-handler';
import { fieldErrors } from '../../platform/http/field-errors';
import { isSameOrigin } from '../../platform/http/origin';
import type { RefusalDetail } from './refusal';
import { readSentForm, type FilesWanted, type SentFile } from '../../platform/http/sent/sent-files';
import { asRecord, pagePath, sentInput, sentValue } from '../../platform/http/sent/sent-values';
import type { Services } from '../services';
import { siteOf } from './site-of-request';
import { visitorOf, type Visitor } from './visitor';
import { wantsJson } from '../../platform/http/wants-json';

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

/** One state-changing endpoint with two responders: JSON, and a form without script. */
export interface Action<S extends z.ZodType> {
  readonly method: HTTPMethods | HTTPMethods[];
  readonly path: string;
  /** Checks path parameters, query and body, merged into one object; made by language where it has messages of its own. */
  readonly input: S | ((language: Language) => S);
  /** The code where the input is wrong. */
  readonly invalid?: ErrorCode;
  /** The longest body; 256 KiB where absent. Files do not count. */
  readonly mostBytes?: number;
  /** The files it takes beside its fields. */
  readonly files?: ActionFiles;
  /** Refuses who may not use it, before anything that was sent is looked at. */
  readonly guard?: ActionGuard;
  /** What else the route declares about itself. */
  readonly config?: FastifyContextConfig;
  readonly run: (input: z.output<S>, context: ActionContext) => Promise<ActionOutcome>;
}

/** Why somebody may not use an action; `undefined` where they may. */
export type ActionGuard = (
  caller: Pick<ActionContext, 'request' | 'language'>,
) => Promise<Extract<ActionOutcome, { readonly kind: 'refused' }> | undefined>;

/** Which files an action takes, and of whom. */
export interface ActionFiles extends FilesWanted {
  /**
   * Whether somebody may send files at all, by the fields before the first one; nobody else's are kept in memory or on the disk.
   */
  readonly isWelcome: (request: FastifyRequest, fields: Readonly<Record<string, unknown>>) => Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route reads of a request, in each language. */
    input?: readonly z.ZodType[];
  }
}

const MAX_BODY_BYTES = 256 * 1024;
/** For values so wrong that no schema has a message of its own. */
const DEFAULT_MESSAGES = {
  en: z.locales.en().localeError,
  pl: z.locales.pl().localeError,
} satisfies InLanguages<z.core.$ZodErrorMap>;

/**
 * Registers an action: origin, crumb, content type and input are checked before it runs.
 *
 * @implements SRV-09
 */
export function registerAction<S extends z.ZodType>(app: FastifyInstance, services: Services, action: Action<S>): void {
  const { method, path, input, mostBytes = MAX_BODY_BYTES, files: wanted, guard, config } = action;
  const schemas = inLanguages((language) => (typeof input === 'function' ? input(language) : input));
  app.route({
    method,
    url: path,
    bodyLimit: mostBytes,
    config: { ...config, takesFiles: wanted !== undefined, input: Object.values(schemas) },
    ...(guard && { onRequest: (request, reply) => refuseUnread(guard, request, reply) }),
    handler: async (request, reply) => {
      const spooled: string[] = [];
      if (wanted?.folder !== undefined) reply.raw.once('close', () => removeSpooled(request, spooled));
      const files =
        wanted && request.isMultipart() ? await readFiles(request, { wanted, fieldBytes: mostBytes, spooled }) : [];
      const isForm = !wantsJson(request);
      if (isForm) request.site = siteOf(request).siteLocaleAt(pagePath(request));
      const respond = isForm ? formResponder(services, request, reply) : jsonResponder(reply);
      const obstacle = obstacleOf(request, reply);
      if (obstacle) return respond({ kind: 'refused', ...obstacle });
      const site = siteOf(request);
      const language = languageOf(site);
      const refusal = await guard?.({ request, language });
      if (refusal) return respond(refusal);
      const parsed = schemas[language].safeParse(sentInput(request), { error: DEFAULT_MESSAGES[language] });
      if (!parsed.success) {
        const code = action.invalid ?? 'site/invalid-input';
        return respond({ kind: 'refused', code, errors: fieldErrors(parsed.error) });
      }
      const context = { site, language, visitor: visitorOf(request), request, reply, isForm, files };
      const running = action.run(parsed.data, context);
      // A script keeps what was typed; a form without script comes back with it.
      const outcome = await (isForm ? running.catch((error: unknown) => failed(error, reply)) : running);
      if (outcome.kind === 'shown')
        return services.pages.sendBlock({ request, reply, page: outcome.page, block: outcome.block });
      if (outcome.kind === 'framed')
        return services.pages.sendDraft({ request, reply, page: outcome.page, site: outcome.site });
      return respond(outcome);
    },
  });
}

/** Refuses a script before its body is read. A form has to come back with what was typed into it. */
async function refuseUnread(
  guard: ActionGuard,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (!wantsJson(request) || !isSameOrigin(request)) return undefined;
  const refusal = await guard({ request, language: languageOf(siteOf(request)) });
  return refusal && jsonResponder(reply)(refusal);
}

function failed(error: unknown, reply: FastifyReply): ActionOutcome {
  return { kind: 'refused', code: ownFailure(error, reply) };
}

/** Whatever became of the request, what it has left on the disk goes with it. */
function removeSpooled(request: FastifyRequest, paths: readonly string[]): void {
  for (const path of paths)
    rm(path, { force: true }).catch((err: unknown) =>
      request.log.warn({ err }, 'an uploaded file could not be removed'),
    );
}

/** Reads a form with files as any other's, and its files where those who send them have shown that they may. */
async function readFiles(
  request: FastifyRequest,
  {
    wanted,
    fieldBytes,
    spooled,
  }: { readonly wanted: ActionFiles; readonly fieldBytes: number; readonly spooled: string[] },
): Promise<readonly SentFile[]> {
  const crumbIn = (fields: Record<string, unknown>) =>
    fields[CRUMB_PARAMETER] ?? asRecord(request.query)[CRUMB_PARAMETER];
  const sent = await readSentForm(request, {
    wanted,
    fieldBytes,
    spooled,
    isWelcome: async (fields) =>
      isSameOrigin(request) && isCrumbRight(request, crumbIn(fields)) && (await wanted.isWelcome(request, fields)),
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
    return { code: keepsCookies(request) ? 'site/crumb' : 'site/no-cookies', crumb: renewCrumb(reply) };
  // The framework reads plain text too; an empty one is no body at all.
  return typeof request.body === 'string' && request.body !== '' ? { code: 'site/content-type' } : undefined;
}
