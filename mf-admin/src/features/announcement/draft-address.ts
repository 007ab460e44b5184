import type { AnnouncementText } from 'shared-types/admin/announcement';
import { ANNOUNCEMENT_DRAFT_PARAMETER } from 'shared-types/site/page/announcement-bar';

/** URL of a page of the site, for a frame, with these texts in its bar. */
export function draftAddress(path: string, { text, linkTitle, linkHref }: AnnouncementText): string {
  const draft = JSON.stringify([text, linkTitle, linkHref]);
  return `${path}?${new URLSearchParams({ [ANNOUNCEMENT_DRAFT_PARAMETER]: draft })}`;
}
