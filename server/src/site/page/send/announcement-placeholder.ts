import { ANNOUNCEMENT_BLOCK } from 'shared-types/site/page/announcement-bar';
import { PLACEHOLDER } from 'shared-types/site/page/frame';
import { escapeHtml } from '../../../platform/http/escape-html';
import { closedAnnouncement } from '../../announcement-bar/closed-announcement';
import type { OutgoingPage } from './outgoing';
import { insertHtml, htmlTemplateOf, type HtmlTemplate } from '../render/html-template';

/** Its class where the visitor has closed it. */
const CLOSED_CLASS = ' site-announcement-bar--closed';

/**
 * The bar as this visitor gets it: whole where the site announces something they have not closed. An account has it on every
 * page, hidden where there is nothing to show, so that what is announced later has its place. Nobody else is sent any of it.
 *
 * @implements START-16 START-17
 */
export function barFor({ pageTemplate, request, visitor, form }: OutgoingPage): HtmlTemplate | undefined {
  const { announcement, bar } = pageTemplate;
  const isShown = announcement !== undefined && announcement.id !== closedAnnouncement(request);
  if (!bar || (!isShown && !visitor.account)) return undefined;
  const message = form?.blockId === ANNOUNCEMENT_BLOCK ? (form.state.message ?? '') : '';
  return insertHtml(bar, {
    [PLACEHOLDER.announcementState]: htmlTemplateOf(isShown ? '' : CLOSED_CLASS),
    [PLACEHOLDER.announcementMessage]: htmlTemplateOf(escapeHtml(message)),
  });
}
