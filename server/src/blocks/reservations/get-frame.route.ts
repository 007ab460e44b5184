import type { FastifyBaseLogger } from 'fastify';
import {
  RESERVATION_CALLS,
  RESERVATION_THEME_PARAMETER,
  type ReservationTheme,
} from 'shared-types/blocks/reservations';
import type { Block } from 'shared-types/site/page/page';
import { refuse } from '../../site/request/refusal';
import type { Route } from '../../site/services';
import { siteOf } from '../../site/request/site-of-request';
import { obstacleTo } from '../../site/page/find/page-access';
import { createNonce } from '../../site/page/send/security-headers';
import { visitorAt } from '../../site/page/find/page-finder';
import { findBlock } from './find-block';
import { framePage, framePolicy } from './frame-page';
import type { ProviderWidget } from '../../site/reservations/provider-widget';
import { providerWidgetOf } from '../../site/reservations/provider-widgets';

interface FrameRequest {
  Params: { block: string };
  Querystring: Readonly<Record<string, unknown>>;
}

/**
 * `getFrame`: a provider's widget for visitors who may see its page; signed-in accounts see only a preview.
 * @implements RESV-02 RESV-05 RESV-08
 */
export const getFrameRoute: Route = (app, { db }) => {
  app.get<FrameRequest>(RESERVATION_CALLS.getFrame.path, async (request, reply) => {
    const site = siteOf(request);
    const found = findBlock(site, request.params.block);
    const widget = found && providerWidgetOf(found.block);
    if (!widget) return refuse(reply, 'site/not-found');
    const { block, page } = found;
    const visitor = await visitorAt({ db, log: app.log }, request, page);
    // A locked page must not reveal whether the block exists.
    if (obstacleTo(page, visitor)) return refuse(reply, 'site/not-found');
    if (visitor.account) return refuse(reply, 'blocks/preview-only');
    if (!isUsable(widget, block, app.log)) return refuse(reply, 'site/not-found');
    const { locale } = site.siteLocaleAt(page.path);
    const nonce = createNonce();
    const markup = widget.markup(block.settings, { locale, theme: themeOf(request.query) });
    return reply
      .header('content-security-policy', framePolicy(nonce, request.protocol === 'https'))
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(framePage({ provider: widget.provider, markup, locale, nonce }));
  });
};

function themeOf(query: FrameRequest['Querystring']): ReservationTheme {
  return query[RESERVATION_THEME_PARAMETER] === 'wide' ? 'wide' : 'standard';
}

/** The import rejects invalid settings, but settings imported by an older version may be invalid. */
function isUsable({ schema }: ProviderWidget, { id, settings }: Block, log: FastifyBaseLogger): boolean {
  const { success, error } = schema.safeParse(settings);
  if (!success) log.error({ block: id, reason: error.message }, 'a widget’s settings cannot be used');
  return success;
}
