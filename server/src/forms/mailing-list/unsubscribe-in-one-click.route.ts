import type { FastifyRequest } from 'fastify';
import { MAILING_LIST_CALLS, MAILING_LIST_PATH } from 'shared-types/forms/mailing-list';
import { z } from 'zod';
import { isSameOrigin } from '../../platform/http/origin';
import { readSentForm } from '../../platform/http/sent/sent-files';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { findSubscription } from './find-subscription';
import { unsubscribe } from './subscribe';

const MAX_BODY_BYTES = 16 * 1024;
const NO_CONTENT = 204;
const SEE_OTHER = 303;
const NO_FILES = { field: '', most: 0, fileBytes: 0, requestBytes: MAX_BODY_BYTES };

const oneClickSchema = z.object({ 'List-Unsubscribe': z.literal('One-Click') });

interface OneClickRequest {
  Params: { readonly token: string };
}

/**
 * `unsubscribeInOneClick`: the address of the header `List-Unsubscribe`. Mail programs post to it without cookies
 * (RFC 8058, section 3.2), so it takes no crumb. Opened, it leads to the page with the button and changes nothing.
 */
export const unsubscribeInOneClickRoute: Route = (app, { db }) => {
  const { method, path: url } = MAILING_LIST_CALLS.unsubscribeInOneClick;
  app.route<OneClickRequest>({
    method,
    url,
    bodyLimit: MAX_BODY_BYTES,
    config: { takesFiles: true, input: [oneClickSchema] },
    handler: async (request, reply) => {
      if (!isSameOrigin(request)) return refuse(reply, 'site/origin');
      if (!oneClickSchema.safeParse(await fieldsOf(request)).success) return refuse(reply, 'site/invalid-input');
      const site = siteOf(request);
      const found = await findSubscription(db, site, { act: 'unsubscribe', token: request.params.token });
      if (!found) return refuse(reply, 'forms/subscription-unknown');
      await unsubscribe(db, { siteId: site.id, subscriberId: found.subscriberId });
      return reply.code(NO_CONTENT).header('cache-control', 'no-store').send();
    },
  });
  app.get<OneClickRequest>(url, async (request, reply) => {
    const path = MAILING_LIST_PATH.unsubscribe.replace(':token', encodeURIComponent(request.params.token));
    return reply.header('cache-control', 'no-store').redirect(siteOf(request).root + path, SEE_OTHER);
  });
};

/** Mail programs send either kind of form. */
async function fieldsOf(request: FastifyRequest): Promise<unknown> {
  if (!request.isMultipart()) return request.body;
  const { fields } = await readSentForm(request, {
    wanted: NO_FILES,
    fieldBytes: MAX_BODY_BYTES,
    isWelcome: async () => false,
  });
  return fields;
}
