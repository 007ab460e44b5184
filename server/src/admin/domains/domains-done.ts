import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { DOMAINS_DONE, DOMAINS_DONE_PARAMETER, type DomainsDone, type DomainsReply } from 'shared-types/admin/domains';
import { rememberSentForm } from '../../platform/http/sent/sent-form';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { DOMAINS_MESSAGES } from './domains.messages';

export const DOMAIN_GONE: ActionOutcome = { kind: 'refused', code: 'admin/domain-gone' };

/** Redirects to the page of domains, which shows the message once. `origin`: another host's, if this one is gone. */
export function domainsDone({ site, reply, language }: ActionContext, done: DomainsDone, origin = ''): ActionOutcome {
  const block = onlyBlockOf(site.adminPages.domains);
  rememberSentForm(reply, block);
  const query = new URLSearchParams({ sent: block, [DOMAINS_DONE_PARAMETER]: done });
  const location = `${origin}${ADMIN_PATH.domains}?${query}`;
  const body: DomainsReply = { message: DOMAINS_MESSAGES[language].done[done], location };
  return { kind: 'done', body, goTo: location };
}

/** What the page's address says was done. */
export function domainsDoneIn(query: URLSearchParams): { readonly done?: DomainsDone } {
  const done = DOMAINS_DONE.find((one) => one === query.get(DOMAINS_DONE_PARAMETER));
  return done ? { done } : {};
}
