import type { FastifyReply } from 'fastify';
import { COOKIE_SETTINGS_PARAMETER } from 'shared-types/site/cookie';
import { HOLE } from 'shared-types/site/frame';
import { wantsJson } from '../../http/wants-json';
import { barFor } from './announcement-hole';
import { awayNotice, markAway } from './away-notice';
import type { PlannedOutgoing } from './outgoing';
import { isGuarded } from './page-access';
import type { PageDeps } from './page-deps';
import { factsOf, sendFacts } from './page-facts';
import { pageTail } from './page-tail';
import { keptKey, perRequestHole, perRequestOf } from './per-request';
import { fillPersonal } from './personal-blocks';
import { isHtmlOnly } from './preview';
import { contentSecurityPolicy, createNonce, REPORTING_ENDPOINTS, sendAsPublicPage } from './security-headers';
import { fillTemplate, fillWithTemplates } from './template';

const STYLE = /<style nonce="[^"]*">[\s\S]*?<\/style>/;

/** Sends a page; its facts alone to a script that asks. */
export async function sendPlan(deps: PageDeps, outgoing: PlannedOutgoing): Promise<FastifyReply> {
  const { request, reply, plan, url, preview, answers, visitor } = outgoing;
  const { account, member, privacyControl } = visitor;
  const isGuardedPage = isGuarded(plan.matched.page);
  markAway(deps, reply);
  if (request.method === 'GET' && wantsJson(request)) return sendFacts(deps, { ...outgoing, origin: url.origin });
  const perRequest = perRequestOf(request, reply, { path: returnPath(url), key: keptKey(outgoing) });
  const page = await fillPersonal(deps, outgoing);
  const nonce = createNonce();
  const tail = () => {
    const facts = factsOf({ plan, answers, visitor });
    return isHtmlOnly(preview, plan.state)
      ? ''
      : pageTail({ plan, perRequest, facts, nonce, query: url.searchParams, account, privacyControl });
  };
  const bar = [...awayNotice(deps, outgoing), ...(barFor(outgoing) ?? [])];
  const whole = fillWithTemplates(page, { [HOLE.announcement]: bar });
  const value = (hole: string): string => {
    if (hole === HOLE.nonce) return nonce;
    return hole === HOLE.shell ? tail() : (perRequestHole(perRequest, hole) ?? '');
  };
  const html = fillTemplate(whole, value);
  // A page that is open reads what its blocks say now: it has the sheet, and its policy refuses those of other pages.
  const isRead = request.headers['sec-fetch-dest'] === 'empty';
  if (!isGuardedPage && !account && !member) sendAsPublicPage(reply);
  return reply
    .code(outgoing.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', isGuardedPage || isRead ? 'private, no-store' : 'private, no-cache')
    .header('reporting-endpoints', REPORTING_ENDPOINTS)
    .header('content-security-policy', contentSecurityPolicy(nonce, request.protocol === 'https', plan.sources))
    .send(isRead ? html.toString().replace(STYLE, '') : html);
}

/** Where the page's forms lead back to: to itself, but not to the question about cookies that one of them has answered. */
function returnPath({ pathname, search }: URL): string {
  const query = new URLSearchParams(search);
  if (!query.has(COOKIE_SETTINGS_PARAMETER)) return pathname + search;
  query.delete(COOKIE_SETTINGS_PARAMETER);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
