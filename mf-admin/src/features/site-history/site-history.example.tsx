import type { SiteHistoryView } from 'shared-types/admin/site-states/site-history';
import type { PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (
  view: Partial<SiteHistoryView>,
  form?: PropsOf<'admin/site-history/versions'>['form'],
): PropsOf<'admin/site-history/versions'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d92', type: ADMIN_BLOCK_TYPE.siteHistory, settings: {} },
  data: {
    'admin/site-history/versions': {
      ...{ part: 'navigation', language: 'pl', path: '/config/navigation?language=pl', base: 'now' },
      ...{ page: 1, count: 3, versions: [] },
      ...view,
    },
  },
  ...(form && { form }),
});

const versions = [
  {
    id: '12',
    by: 'Olive Owner',
    at: '2026-03-02T09:04:00.000Z',
    atText: 'March 2, 2026 at 9:04 AM UTC',
    isCurrent: true,
  },
  { id: '11', by: 'עדה', at: '2026-03-01T09:04:00.000Z', atText: 'March 1, 2026 at 9:04 AM UTC' },
  { id: '0', at: '2026-02-01T09:04:00.000Z', atText: 'February 1, 2026 at 9:04 AM UTC' },
] as const;

export const examples = {
  none: sample({ count: 0 }),
  some: sample({ versions }),
  second: sample({ page: 2, count: 41, versions }),
  behindTheLast: sample({ page: 9, count: 41 }),
  refused: sample(
    { versions },
    {
      values: {},
      errors: {},
      code: 'admin/site-version-gone',
      message: 'This version no longer exists. Open the page again.',
    },
  ),
} as const;
