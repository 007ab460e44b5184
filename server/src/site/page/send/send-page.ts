import type { FastifyReply } from 'fastify';
import { COOKIE_SETTINGS_PARAMETER } from 'shared-types/site/cookie';
import { PLACEHOLDER, READ_STYLES } from 'shared-types/site/page/frame';
import { codeForVisitor } from '../../code/code-for-visitor';
import { CODE_PLACEHOLDER } from '../../code/code-places';
import { wantsJson } from '../../../platform/http/wants-json';
import { barFor } from './announcement-placeholder';
import { awayNotice, markAway } from './away-notice';
import type { OutgoingPage } from '../find/page-finder';
import { isGuarded } from '../find/page-access';
import type { PageDeps } from '../page-deps';
import { statesOf, sendStates } from './page-states';
import { pageTail } from './page-tail';
import { keptKey, perRequestPlaceholder, perRequestOf } from './per-request';
import { fillPersonal } from '../load/personal-blocks';
import { isHtmlOnly } from '../preview';
import { contentSecurityPolicy, createNonce, REPORTING_ENDPOINTS, sendAsPublicPage } from './security-headers';
import { fillHtmlTemplate, insertHtml } from '../render/html-template';

const STYLE = /<style nonce="[^"]*">[\s\S]*?<\/style>/;

/** Sends a page; to a script that asks for state events, only those. */
export async function sendPage(deps: PageDeps, outgoing: OutgoingPage): Promise<FastifyReply> {
  const { request, reply, pageTemplate, url, preview, answers, visitor } = outgoing;
  const { account, member, privacyControl } = visitor;
  const isGuardedPage = isGuarded(pageTemplate.matched.page);
  markAway(deps, reply);
  if (request.method === 'GET' && wantsJson(request)) return sendStates(deps, { ...outgoing, origin: url.origin });
  const perRequest = perRequestOf(request, reply, { path: returnPath(url), key: keptKey(outgoing) });
  const page = await fillPersonal(deps, outgoing);
  const nonce = createNonce();
  const tail = () => {
    const states = statesOf({ pageTemplate, answers, visitor });
    return isHtmlOnly(preview, pageTemplate.state)
      ? ''
      : pageTail({ pageTemplate, perRequest, states, nonce, query: url.searchParams, account, privacyControl });
  };
  const bar = [...awayNotice(deps, outgoing), ...(barFor(outgoing) ?? [])];
  const code = codeForVisitor(outgoing);
  const whole = insertHtml(page, {
    [PLACEHOLDER.announcement]: bar,
    ...(pageTemplate.code && { [CODE_PLACEHOLDER.head]: code?.head ?? [], [CODE_PLACEHOLDER.body]: code?.body ?? [] }),
  });
  const value = (placeholder: string): string => {
    if (placeholder === PLACEHOLDER.nonce) return nonce;
    return placeholder === PLACEHOLDER.shell ? tail() : (perRequestPlaceholder(perRequest, placeholder) ?? '');
  };
  const html = fillHtmlTemplate(whole, value);
  const isRead = request.headers['sec-fetch-dest'] === 'empty';
  if (!isGuardedPage && !account && !member) sendAsPublicPage(reply);
  return reply
    .code(outgoing.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', isGuardedPage || isRead ? 'private, no-store' : 'private, no-cache')
    .header('reporting-endpoints', REPORTING_ENDPOINTS)
    .header(
      'content-security-policy',
      contentSecurityPolicy(nonce, request.protocol === 'https', {
        sources: pageTemplate.sources,
        ...(code && { code: code.needs }),
      }),
    )
    .send(isRead ? html.toString().replace(STYLE, styleForScripts(outgoing)) : html);
}

/**
 * An open page that fetches HTML already has the style sheet, and its policy would refuse another one. The page editor needs
 * the sheets that its frame does not have yet; inside of a template the policy leaves them alone.
 */
function styleForScripts({ preview }: OutgoingPage): string {
  return preview.isSixth ? `<template ${READ_STYLES}>$&</template>` : '';
}

/**
 * Where forms lead back to: the page itself, without the parameter of the cookie question that one of them has answered.
 */
function returnPath({ pathname, search }: URL): string {
  const query = new URLSearchParams(search);
  if (!query.has(COOKIE_SETTINGS_PARAMETER)) return pathname + search;
  query.delete(COOKIE_SETTINGS_PARAMETER);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
