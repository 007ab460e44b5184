import { sql } from 'kysely';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { Finder } from '../search/finder';
import { foundRows, hasTyped } from '../search/found-rows';

interface MemberRow {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
}

const VECTOR = sql`entry_vector(site_id, display_name || ' ' || email)`;

/** Members by name and email; by name. */
export const membersFinder: Finder = {
  kind: 'members',
  needs: 'members.edit',
  find: (input) =>
    foundRows<MemberRow>(input, {
      matching: sql`select id, lower(display_name) as place from site_member where ${hasTyped(VECTOR, input)}`,
      order: sql`asc`,
      shown: sql`site_member.id, display_name as "displayName", email
        from found join site_member on site_member.id = found.id`,
      entryOf: ({ id, displayName, email }) => ({
        path: ADMIN_PATH.member.replace('{token}', id),
        title: displayName,
        note: email,
      }),
    }),
};
