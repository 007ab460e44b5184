import { FRAME_CALLS } from 'shared-types/blocks/framed/frame';
import { publicOrigin } from '../../platform/http/origin';
import { obstacleTo } from '../../site/page/find/page-access';
import { visitorAt } from '../../site/page/find/page-finder';
import { refuse } from '../../site/request/refusal';
import { sendAsPublicPage } from '../../site/page/send/security-headers';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { codeFrame } from '../code/code-frame';
import { commentsFrame } from '../comments/comments-frame';
import { embedFrame } from '../embed/embed-frame';
import { reservationFrame } from '../reservations/reservation-frame';
import { findBlock } from './find-block';
import type { FrameKind } from './frame-kind';

interface FrameRequest {
  Params: { block: string };
  Querystring: Readonly<Record<string, unknown>>;
}

const KINDS: readonly FrameKind[] = [reservationFrame, codeFrame, embedFrame, commentsFrame];

/**
 * `getFrame`: the page of one block's frame. It is there for whom the page is; some are not for accounts, who see a preview
 * only.
 *
 * @implements RESV-02 RESV-05 RESV-08
 */
export const getFrameRoute: Route = (app, { db }) => {
  app.get<FrameRequest>(FRAME_CALLS.getFrame.path, async (request, reply) => {
    const site = siteOf(request);
    const found = findBlock(site, request.params.block);
    const kind = found && KINDS.find(({ blockTypes }) => blockTypes.includes(found.block.type));
    if (!kind) return refuse(reply, 'site/not-found');
    const { page } = found;
    const visitor = await visitorAt({ db, log: app.log }, request, page);
    // What is locked is as if not there: nothing of it is told.
    if (obstacleTo(page, visitor)) return refuse(reply, 'site/not-found');
    if (visitor.account && !kind.isForAccounts) return refuse(reply, 'blocks/preview-only');
    const document = kind.document({
      ...found,
      site: site.siteLocaleAt(page.path),
      query: request.query,
      isHttps: request.protocol === 'https',
      origin: publicOrigin(request),
      log: app.log,
    });
    if (!document) return refuse(reply, 'site/not-found');
    // Opened by itself, a page without an origin may have no opener policy.
    return sendAsPublicPage(reply)
      .header('content-security-policy', document.policy)
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(document.html);
  });
};
