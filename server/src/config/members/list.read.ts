import {
  MEMBER_LONGEST,
  MEMBERS_PAGE_PARAMETER,
  MEMBERS_PER_PAGE,
  MEMBERS_WORDS_PARAMETER,
} from 'shared-types/config/members';
import { storableText } from '../../schema/storable-text';
import type { Read } from '../../site/page/read';
import { mayDo } from '../../site/session/capabilities';
import { languagesOf } from '../languages-of';
import { pageNumberIn } from '../page-number-in';
import { areasOf } from './areas-of';
import { doneIn } from './member-done';
import { countMembers, findMembers } from './members.store';

/** A site's members, for those who may edit them. Who is signed out meanwhile sees nobody. */
export const membersRead = {
  name: 'config/members/list',
  scope: 'query',
  read: async ({ services: { db }, site, visitor: { account }, query }) => {
    const known = { areas: areasOf(site), languages: languagesOf(site) };
    if (!account) return { ...known, page: 1, entries: [], count: 0, words: '', isSignedOut: true };
    if (!mayDo(account, 'members.edit')) return null;
    const words = storableText(query.get(MEMBERS_WORDS_PARAMETER) ?? '')
      .trim()
      .slice(0, MEMBER_LONGEST.words);
    const page = pageNumberIn(query, MEMBERS_PAGE_PARAMETER);
    const range = { siteId: site.id, words, skip: (page - 1) * MEMBERS_PER_PAGE, most: MEMBERS_PER_PAGE };
    const [entries, count] = await Promise.all([findMembers(db, range), countMembers(db, range)]);
    return { ...known, page, entries, count, words, ...doneIn(query) };
  },
} satisfies Read<'config/members/list'>;
