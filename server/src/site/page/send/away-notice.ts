import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../../platform/http/escape-html';
import { languageOf } from '../../../platform/language';
import { AWAY_NOTICE_MESSAGES } from './away-notice.messages';
import type { OutgoingPage } from '../find/page-finder';
import type { TemplateBlock } from '../template/page-blocks';
import type { PageDeps } from '../page-deps';
import { htmlTemplateOf, type HtmlTemplate } from '../render/html-template';

/** Tells operators that a response was made without the database. */
const HEADER = 'x-served-without';
/** Pages that only have slots have nothing to send, and need no notice. */
const BODY = 'block-';
const FORMS = 'forms/';

export function markAway({ outage }: Pick<PageDeps, 'outage'>, reply: FastifyReply): void {
  if (outage.isOn) void reply.header(HEADER, 'database');
}

/** A notice for pages with forms while the database is unavailable; otherwise empty. */
export function awayNotice({ outage }: Pick<PageDeps, 'outage'>, { site, pageTemplate }: OutgoingPage): HtmlTemplate {
  if (!outage.isOn || !pageTemplate.blocks.some(canSend)) return [];
  const { notice } = AWAY_NOTICE_MESSAGES[languageOf(site)];
  const style = 'margin:0;padding:0.75rem 1rem;text-align:center';
  return htmlTemplateOf(`<p role="status" class="site-away" style="${style}">${escapeHtml(notice)}</p>`);
}

function canSend({ placeholder, loads, live }: TemplateBlock): boolean {
  if (!placeholder.startsWith(BODY)) return false;
  return live.feature.id.startsWith(FORMS) || loads.some(({ scope }) => scope !== 'site');
}
