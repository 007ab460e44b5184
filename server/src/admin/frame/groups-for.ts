import { ADMIN_GROUPS, type AdminFrameLink, type AdminFrameView } from 'shared-types/admin/frame';
import { NEW_RULE } from 'shared-types/admin/store/price-rules';
import type { Language } from '../../platform/language';
import { ADMIN_PAGES, type AdminPageName, type AdminPageRow } from '../../site/own-pages/admin-page-table';
import { mayDo } from '../../site/session/capabilities';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { parentOf, type Place } from './place';
import type { WaitingCounts } from './waiting.store';

type Roles = Pick<SignedInAccount, 'roles' | 'platformRole'>;

interface GroupsInput {
  readonly language: Language;
  readonly place: Place | undefined;
  readonly waiting: WaitingCounts;
}

/** The navigation of an account: the pages it may open, in groups; groups without any are left out. */
export function groupsFor(account: Roles, { language, place, waiting }: GroupsInput): AdminFrameView['groups'] {
  const rows = Object.entries(ADMIN_PAGES) as readonly (readonly [AdminPageName, AdminPageRow])[];
  const open = rows.filter(([, { needs }]) => needs !== undefined && mayDo(account, needs));
  const linkTo = ([name, row]: (typeof rows)[number]): AdminFrameLink => {
    const { path, title, name: short = title } = row;
    const entry = open.find(([, one]) => one.add && parentOf(one) === row)?.[1];
    return {
      path,
      text: short[language],
      ...currentAt(row, place),
      ...(waiting[name] ? { waiting: waiting[name] } : {}),
      ...(entry?.add ? { add: { path: entry.path.replace('{slug}', NEW_RULE), text: entry.add[language] } } : {}),
    };
  };
  return ADMIN_GROUPS.flatMap((group) => {
    const links = open.filter(([, row]) => row.group === group).map(linkTo);
    return links.length > 0 ? [{ group, links }] : [];
  });
}

function currentAt(row: AdminPageRow, place: Place | undefined): Pick<AdminFrameLink, 'current'> {
  if (row === place?.row) return { current: 'page' };
  return row === place?.parent ? { current: 'true' } : {};
}
