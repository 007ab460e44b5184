import type { FastifyRequest } from 'fastify';
import { ANNOUNCEMENT_LONGEST } from 'shared-types/admin/announcement';
import { ANNOUNCEMENT_DRAFT_PARAMETER, type AnnouncementView } from 'shared-types/site/page/announcement-bar';
import { z } from 'zod';
import { announcementOfText } from '../saved-state/site-announcement';
import { isSafeLink } from '../import/check/check-values';
import { isInFrame } from '../page/find/page-access';
import { mayDo } from '../session/capabilities';
import type { SignedInAccount } from '../session/signed-in-account';

/** Nobody has closed it: no announcement has this name. */
const DRAFT_ID = 'preview-of-draft';

const line = (name: keyof typeof ANNOUNCEMENT_LONGEST) => z.string().max(ANNOUNCEMENT_LONGEST[name]);
/** Text, title of the link, address of the link. */
const draftSchema = z.tuple([line('text'), line('linkTitle'), line('linkHref')]);

/** What a page announces in the place of what is saved; nothing where there is no announcement in it. */
export interface AnnouncementDraft {
  readonly announcement: AnnouncementView | undefined;
}

/**
 * An announcement that is looked at before it is saved. It is for a frame alone, which no other site can put around a page,
 * and for who may write announcements: an address that says what a page announces deceives nobody.
 */
export function draftOf(
  request: FastifyRequest,
  { query, account }: { readonly query: URLSearchParams; readonly account: SignedInAccount | undefined },
): AnnouncementDraft | undefined {
  const sent = query.get(ANNOUNCEMENT_DRAFT_PARAMETER);
  if (sent === null || !isInFrame(request) || !account || !mayDo(account, 'announcement.edit')) return undefined;
  const [text = '', linkTitle = '', linkHref = ''] = draftSchema.safeParse(jsonOf(sent)).data ?? [];
  const isLink = linkTitle !== '' && isSafeLink(linkHref);
  const announcement = announcementOfText({ text: text.trim(), linkTitle, linkHref: isLink ? linkHref : '' });
  return { announcement: announcement && { ...announcement, id: DRAFT_ID } };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else's idea of an address.
    return undefined;
  }
}
