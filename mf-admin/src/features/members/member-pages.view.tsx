import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  MEMBERS_PAGE_PARAMETER,
  MEMBERS_PER_PAGE,
  MEMBERS_TERMS_PARAMETER,
  type MembersView,
} from 'shared-types/admin/people/members';
import type { RenderHost } from 'shared-types/host/render-host';
import { ListPages, pageLabels } from '../../parts/list-pages/list-pages.view';
import type { messages } from './members.messages';

interface MemberPagesProps {
  readonly view: Pick<MembersView, 'page' | 'count' | 'terms'>;
  readonly host: RenderHost<typeof messages>;
}

export function MemberPages({ view: { page, count, terms }, host }: MemberPagesProps): ReactElement {
  const address = (number: number) =>
    host.url(ADMIN_PATH.members, {
      [MEMBERS_TERMS_PARAMETER]: terms === '' ? undefined : terms,
      [MEMBERS_PAGE_PARAMETER]: number > 1 ? number : undefined,
    });
  return <ListPages page={page} count={count} perPage={MEMBERS_PER_PAGE} address={address} labels={pageLabels(host)} />;
}
