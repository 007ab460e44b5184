import type { CookieHistoryView } from 'shared-types/admin/cookie-settings';
import type { PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (view: CookieHistoryView): PropsOf<'admin/cookie-history/changes'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d24', type: ADMIN_BLOCK_TYPE.cookieHistory, settings: {} },
  data: { 'admin/cookie-history/changes': view },
});

export const examples = {
  none: sample({ page: 1, count: 0, changes: [] }),
  some: sample({
    page: 2,
    count: 31,
    changes: [
      {
        id: '12',
        by: 'Olive Owner',
        at: '2026-03-02T09:04:00.000Z',
        atText: 'March 2, 2026 at 9:04 AM UTC',
        differences: [
          {
            name: 'cookieBannerText',
            language: 'Hebrew',
            before: `<p>${'We count visits, and tell nobody. '.repeat(20)}</p>`,
            after: 'אנחנו סופרים ביקורים.',
          },
          { name: 'cookieBannerCtaText', before: '', after: 'Fine' },
          { name: 'cookieBannerTheme', before: 'LIGHT', after: 'DARK' },
          { name: 'isActivityLogEnabled', before: 'true', after: 'false' },
        ],
      },
      { id: '11', by: 'עדה', at: '2026-03-01T09:04:00.000Z', atText: 'March 1, 2026 at 9:04 AM UTC' },
    ],
  }),
  behindTheLast: sample({ page: 9, count: 31, changes: [] }),
} as const;
