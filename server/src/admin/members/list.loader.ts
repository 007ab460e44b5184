import {
  MEMBER_LONGEST,
  MEMBERS_PAGE_PARAMETER,
  MEMBERS_PER_PAGE,
  MEMBERS_TERMS_PARAMETER,
} from 'shared-types/admin/people/members';
import { storableText } from '../../platform/schema/storable-text';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { languagesOf } from '../languages-of';
import { pageNumberIn } from '../page-number-in';
import { areasOf } from './areas-of';
import { doneIn } from './member-done';
import { countMembers, findMembers } from './members.store';

/** A site's members, for accounts that may edit them; none after signing out. */
export const membersLoader = {
  name: 'admin/members/list',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    const known = { areas: areasOf(site), languages: languagesOf(site) };
    if (!account) return { ...known, page: 1, entries: [], count: 0, terms: '', isSignedOut: true };
    if (!mayDo(account, 'members.edit')) return null;
    const terms = storableText(query.get(MEMBERS_TERMS_PARAMETER) ?? '')
      .trim()
      .slice(0, MEMBER_LONGEST.terms);
    const page = pageNumberIn(query, MEMBERS_PAGE_PARAMETER);
    const range = { siteId: site.id, terms, skip: (page - 1) * MEMBERS_PER_PAGE, most: MEMBERS_PER_PAGE };
    const [entries, count] = await Promise.all([findMembers(db, range), countMembers(db, range)]);
    return { ...known, page, entries, count, terms, ...doneIn(query) };
  },
} satisfies Loader<'admin/members/list'>;
