import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import {
  MEMBERS_PAGE_PARAMETER,
  MEMBERS_PER_PAGE,
  MEMBERS_WORDS_PARAMETER,
  type MembersView,
} from 'shared-types/config/members';
import { ListPages, pageWords } from '../../parts/list-pages/list-pages.view';
import type { MembersHost } from './members-host';

interface MemberPagesProps {
  readonly view: Pick<MembersView, 'page' | 'count' | 'words'>;
  readonly host: MembersHost;
}

/** Links to the pages before and after this one, with the words that were looked for. */
export function MemberPages({ view: { page, count, words }, host }: MemberPagesProps): ReactElement {
  const address = (number: number) =>
    host.url(CONFIG_PATH.members, {
      [MEMBERS_WORDS_PARAMETER]: words === '' ? undefined : words,
      [MEMBERS_PAGE_PARAMETER]: number > 1 ? number : undefined,
    });
  return <ListPages page={page} count={count} perPage={MEMBERS_PER_PAGE} address={address} words={pageWords(host)} />;
}
