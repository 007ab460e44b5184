import type { SubmissionEntry, SubmissionsView } from 'shared-types/admin/submissions';
import type { PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (view: Partial<SubmissionsView>): PropsOf<'admin/submissions/list'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d04', type: ADMIN_BLOCK_TYPE.submissions, settings: {} },
  data: { 'admin/submissions/list': { page: 1, entries: [], count: 0, ...view } },
});

const entry: SubmissionEntry = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e01',
  formTitle: 'Write to us',
  pageTitle: 'Contact',
  isFormGone: false,
  pagePath: '/contact',
  receivedAt: '2026-03-02T09:04:00.000Z',
  receivedText: 'March 2, 2026 at 9:04 AM UTC',
  fields: [
    { title: 'Name', values: ['Ada Lovelace'] },
    { title: 'Email', values: ['ada@example.com'] },
    { title: 'Message', values: ['Hello,\nis the large mug coming back?'] },
    { title: 'Days', values: ['Monday', 'Friday'] },
    { title: 'Newsletter', values: [] },
  ],
};
const gone: SubmissionEntry = {
  ...entry,
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e02',
  formTitle: '',
  isFormGone: true,
  fields: [
    { title: 'who', values: ['עדה', 'לאבלייס'] },
    { title: 'words', values: [`${'Averylongwordwithoutanyspace'.repeat(8)} <b>&amp;</b> ${'and so on '.repeat(60)}`] },
  ],
};

export const examples = {
  empty: sample({}),
  some: sample({ entries: [entry, gone], count: 2 }),
  secondOfThree: sample({ page: 2, entries: [entry], count: 41 }),
  behindTheLast: sample({ page: 9, count: 41 }),
} as const;
