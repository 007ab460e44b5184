import type { FastifyReply, FastifyRequest } from 'fastify';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { WIDGET_CALLS, type GetWidgetRenderingReply } from 'shared-types/site/page/widget';
import { z } from 'zod';
import { sentAddress, sentText } from '../../platform/http/sent/sent-text.schema';
import { isCrumbRight, renewCrumb } from '../../platform/http/cookie/crumb';
import { fieldErrors } from '../../platform/http/field-errors';
import { isSameOrigin } from '../../platform/http/origin';
import { isWithinRate, type RateLimit } from '../../platform/http/rate-limit';
import { refuse } from '../request/refusal';
import { sameSitePath } from '../../platform/http/same-site-path';
import { senderOf } from '../../platform/http/sender-of';
import type { Database } from '../../platform/schema/database';
import type { Route } from '../services';
import { siteOf } from '../request/site-of-request';
import { readerOf } from '../session/reader-of';
import { draftBlockHtml, draftOfPath } from './draft-block';
import { widgetSchema } from './widget.schema';

/** A block's data as JSON in a form has a few kilobytes. */
const MAX_BODY_BYTES = 256 * 1024;
/** A page of sixty blocks that requests all of them twice. */
const RATE: RateLimit = { what: 'site/widget-rendering', most: 120, windowMs: 60_000 };
/** Per account: twenty blocks a second, for a while, while an owner changes settings. */
const DRAFT_RATE: RateLimit = { what: 'site/draft-rendering', most: 1200, windowMs: 60_000 };

const bodySchema = z.object({ widgetJSON: sentText(), page: sentAddress.optional() });

/**
 * `getWidgetRendering`: one block as its page shows it now, or, for accounts that edit pages, as a draft with `value` as its
 * settings would show it. Unknown blocks, those of other sites, and those of pages that are not open to the visitor get the
 * same answer.
 *
 * @implements SRV-25 WIDGET-01
 */
export const getWidgetRenderingRoute: Route = (app, services) => {
  const { db, pages } = services;
  const { method, path } = WIDGET_CALLS.getWidgetRendering;
  app.route({
    method,
    url: path,
    bodyLimit: MAX_BODY_BYTES,
    config: { input: [bodySchema] },
    // Always answers a script, whatever it accepts: no page contains this form.
    handler: async (request, reply) => {
      if (!isSameOrigin(request)) return refuse(reply, 'site/origin');
      if (!isCrumbRight(request, sentCrumb(request))) return refuse(reply, 'site/crumb', { crumb: renewCrumb(reply) });
      const body = bodySchema.safeParse(request.body);
      if (!body.success) return refuse(reply, 'site/invalid-input', { errors: fieldErrors(body.error) });
      const widget = widgetSchema.safeParse(jsonIn(body.data.widgetJSON));
      if (!widget.success) return refuse(reply, 'site/invalid-input', { errors: fieldErrors(widget.error) });
      const { page } = body.data;
      const at = page === undefined ? undefined : sameSitePath(page);
      if (page !== undefined && at === undefined) return refuse(reply, 'site/not-found');
      const draft = at === undefined ? undefined : draftOfPath(at);
      if (!(await isWithinLimit(db, request, draft !== undefined))) return refuse(reply, 'site/rate-limited');
      const { id: blockId, type, value } = widget.data;
      if (draft !== undefined) {
        const block = { id: blockId, type, settings: value };
        const own = await draftBlockHtml(services, { request, reply, pageId: draft, block });
        return own === undefined ? refuse(reply, 'site/not-found') : sendHtml(reply, own);
      }
      const html = await pages.blockHtml({ request, reply, blockId, type, ...(at === undefined ? {} : { path: at }) });
      if (html === undefined) return refuse(reply, 'site/not-found');
      return sendHtml(reply, html);
    },
  });
};

/** Accounts that render drafts are counted by themselves, so that a shared address does not stop an owner's typing. */
async function isWithinLimit(db: Database, request: FastifyRequest, isDraft: boolean): Promise<boolean> {
  const siteId = siteOf(request).id;
  const { account } = isDraft ? await readerOf(db, request, 'pages.edit') : {};
  return account
    ? isWithinRate(db, { siteId, address: account.id }, DRAFT_RATE)
    : isWithinRate(db, { siteId, address: senderOf(request) }, RATE);
}

function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  const answer: GetWidgetRenderingReply = { data: { html } };
  return reply.header('cache-control', 'private, no-store').send(answer);
}

function sentCrumb({ body, query }: FastifyRequest): unknown {
  const of = (sent: unknown): unknown =>
    typeof sent === 'object' && sent !== null ? Reflect.get(sent, CRUMB_PARAMETER) : undefined;
  return of(body) ?? of(query);
}

/** Undefined if the text is not JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
