import { RESERVATION_CALLS, RESERVATION_THEME_PARAMETER } from 'shared-types/blocks/reservations';
import { refuse } from '../../http/refusal';
import type { Route } from '../../http/services';
import { siteOf } from '../../http/site-of-request';
import { obstacleTo } from '../../site/page/page-access';
import { createNonce } from '../../site/page/security-headers';
import { visitorAt } from '../../site/page/visitor-at';
import { findBlock } from './find-block';
import { framePage, framePolicy } from './frame-page';
import type { WidgetLook } from './provider-widget';
import { providerWidgetOf } from './provider-widgets';

interface FrameRequest {
  Params: { block: string };
  Querystring: Readonly<Record<string, unknown>>;
}

/**
 * `getFrame`: the provider's widget of one block, for a frame in its page. It is there for whom the page is, but not for
 * accounts: they see a preview only.
 *
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
    // What is locked is as if not there: nothing of it is told.
    if (obstacleTo(page, visitor)) return refuse(reply, 'site/not-found');
    if (visitor.account) return refuse(reply, 'blocks/preview-only');
    const isUsable = widget.schema.safeParse(block.settings);
    if (!isUsable.success) {
      app.log.error({ block: block.id, reason: isUsable.error.message }, 'a widget’s settings cannot be used');
      return refuse(reply, 'site/not-found');
    }
    const { locale } = site.editionAt(page.path);
    const theme: WidgetLook['theme'] = request.query[RESERVATION_THEME_PARAMETER] === 'wide' ? 'wide' : 'standard';
    const nonce = createNonce();
    const markup = widget.markup(block.settings, { locale, theme });
    return reply
      .header('content-security-policy', framePolicy(nonce, request.protocol === 'https'))
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(framePage({ provider: widget.provider, markup, locale, nonce }));
  });
};
