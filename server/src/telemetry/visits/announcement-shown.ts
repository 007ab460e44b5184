import type { FastifyRequest } from 'fastify';
import { ANNOUNCEMENT_RECORDS } from 'shared-types/telemetry/census';
import { announcementOf } from '../../site/announcement-bar/announcement-of';
import { closedAnnouncement } from '../../site/announcement-bar/closed-announcement';
import type { Site } from '../../site/directory/site';
import type { RecordDraft } from '../take-call';

/**
 * The record of a page view with the announcement in it: the page has no script of its own for that, since the server knows what
 * it has sent. None if there is no announcement, or if the visitor has closed it.
 */
export function announcementShown(site: Site, request: FastifyRequest, address: string): readonly RecordDraft[] {
  const path = URL.canParse(address) ? new URL(address).pathname : '/';
  const announcement = announcementOf(site.siteLocaleAt(path), new Date(Date.now()));
  const isSeen = announcement !== undefined && announcement.id !== closedAnnouncement(request);
  return isSeen ? [{ kind: 'census', name: ANNOUNCEMENT_RECORDS.shown, data: null }] : [];
}
