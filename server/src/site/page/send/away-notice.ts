import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../../platform/http/escape-html';
import { languageOf } from '../../../platform/language';
import { AWAY_NOTICE_MESSAGES } from './away-notice.messages';
import type { OutgoingPage } from './outgoing';
import type { TemplateBlock } from '../template/page-blocks';
import type { PageDeps } from '../page-deps';
import { htmlTemplateOf, type HtmlTemplate } from '../render/html-template';

/** Marks a response that was made without the database, for operators. */
const HEADER = 'x-served-without';
/** Slots are on every page, and a page without anything to send needs no notice. */
const BODY = 'block-';
const FORMS = 'forms/';

/** Marks the answer while the database is away. */
export function markAway({ outage }: Pick<PageDeps, 'outage'>, reply: FastifyReply): void {
  if (outage.isOn) void reply.header(HEADER, 'database');
}

/** A message above a page from which something can be sent, while nothing can be; nothing on all others. */
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
