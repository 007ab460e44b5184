import type { FastifyRequest } from 'fastify';
import { ANNOUNCEMENT_LONGEST } from 'shared-types/admin/announcement';
import { ANNOUNCEMENT_DRAFT_PARAMETER, type AnnouncementView } from 'shared-types/site/page/announcement-bar';
import { z } from 'zod';
import { announcementOfText } from '../saved-state/site-announcement';
import { linkProblem } from 'shared-types/site/link/link-rules';
import { isInFrame } from '../page/find/page-access';
import { mayDo } from '../session/capabilities';
import type { SignedInAccount } from '../session/signed-in-account';

/** No announcement has this id, so nobody can have closed it. */
const DRAFT_ID = 'preview-of-draft';

const line = (name: keyof typeof ANNOUNCEMENT_LONGEST) => z.string().max(ANNOUNCEMENT_LONGEST[name]);
/** Text, link title, link URL. */
const draftSchema = z.tuple([line('text'), line('linkTitle'), line('linkHref')]);

/** An announcement to preview instead of the saved one; undefined for none. */
export interface AnnouncementDraft {
  readonly announcement: AnnouncementView | undefined;
}

/**
 * Reads the preview of an unsaved announcement. Only accounts that may edit announcements see it, in a frame of the same
 * site, so that a crafted URL deceives nobody.
 */
export function draftOf(
  request: FastifyRequest,
  { query, account }: { readonly query: URLSearchParams; readonly account: SignedInAccount | undefined },
): AnnouncementDraft | undefined {
  const sent = query.get(ANNOUNCEMENT_DRAFT_PARAMETER);
  if (sent === null || !isInFrame(request) || !account || !mayDo(account, 'announcement.edit')) return undefined;
  const [text = '', linkTitle = '', linkHref = ''] = draftSchema.safeParse(jsonOf(sent)).data ?? [];
  const isLink = linkTitle !== '' && linkProblem(linkHref) === undefined;
  const announcement = announcementOfText({ text: text.trim(), linkTitle, linkHref: isLink ? linkHref : '' });
  return { announcement: announcement && { ...announcement, id: DRAFT_ID } };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Invalid input shows the saved announcement.
    return undefined;
  }
}
