import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import {
  MEMBERS_PAGE_PARAMETER,
  MEMBERS_PER_PAGE,
  MEMBERS_WORDS_PARAMETER,
  type MembersView,
} from 'shared-types/config/members';
import type { MembersHost } from './members-host';

interface MemberPagesProps {
  readonly view: Pick<MembersView, 'page' | 'count' | 'words'>;
  readonly host: MembersHost;
}

/** Links to the pages before and after this one, with the words that were looked for. */
export function MemberPages({ view: { page, count, words }, host }: MemberPagesProps): ReactElement | null {
  const last = Math.ceil(count / MEMBERS_PER_PAGE);
  if (page > last || last === 1) return null;
  const address = (number: number) =>
    host.url(CONFIG_PATH.members, {
      [MEMBERS_WORDS_PARAMETER]: words === '' ? undefined : words,
      [MEMBERS_PAGE_PARAMETER]: number > 1 ? number : undefined,
    });
  return (
    <nav className="config-members__pages" aria-label={host.text('pages')}>
      {page > 1 && (
        <a className="button button--quiet" href={address(page - 1)} rel="prev">
          {host.text('previous')}
        </a>
      )}
      {page < last && (
        <a className="button button--quiet" href={address(page + 1)} rel="next">
          {host.text('next')}
        </a>
      )}
    </nav>
  );
}
