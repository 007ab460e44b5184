import { ANNOUNCEMENT_BLOCK } from 'shared-types/site/page/announcement-bar';
import { PLACEHOLDER } from 'shared-types/site/page/frame';
import { escapeHtml } from '../../../platform/http/escape-html';
import { closedAnnouncement } from '../../announcement-bar/closed-announcement';
import type { OutgoingPage } from '../find/page-finder';
import { insertHtml, htmlTemplateOf, type HtmlTemplate } from '../render/html-template';

const CLOSED_CLASS = ' site-announcement-bar--closed';

/**
 * The announcement bar for this visitor: visible if the site has an announcement they have not closed. Accounts get the bar
 * on every page, hidden if it is empty, so that a later announcement has a place. Other visitors get no HTML for an empty
 * bar.
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
