import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { AdminSearchView } from 'shared-types/admin/search';
import type { PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (view: AdminSearchView): PropsOf<'admin/search/results'> => ({
  block: { id: '91e11bbd-12c6-45ed-a94a-99545a9d9487', type: ADMIN_BLOCK_TYPE.search, settings: {} },
  data: { 'admin/search/results': view },
});

const orderAt = (number: number, note: string) => ({
  path: `${ADMIN_PATH.orders}/${number}`,
  title: `Order ${number}`,
  note,
});

/** Examples of the search. */
export const examples = {
  found: sample({
    query: 'ada',
    count: 23,
    groups: [
      {
        kind: 'orders',
        title: 'Orders',
        count: 22,
        entries: [orderAt(1042, 'Ada Lovelace, ada@shop.example'), orderAt(977, 'ada.lovelace@shop.example')],
      },
      {
        kind: 'members',
        title: 'Members',
        count: 1,
        entries: [
          {
            path: ADMIN_PATH.member.replace('{token}', '91e11bbd-12c6-45ed-a94a-99545a9d9488'),
            title: 'עדה לאבלייס',
            note: `ada-${'of-a-very-long-name-'.repeat(5)}@department.example`,
          },
        ],
      },
    ],
  }),
  nothing: sample({ query: 'zzz', count: 0, groups: [] }),
  empty: sample({ query: '', count: 0, groups: [] }),
} as const;
