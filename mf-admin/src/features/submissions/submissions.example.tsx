import type { SubmissionStepsView } from 'shared-types/admin/forms/submission-steps';
import type { FormChoice, SubmissionEntry, SubmissionRow, SubmissionsView } from 'shared-types/admin/forms/submissions';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const ID = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e0';

const sample = (
  view: Partial<SubmissionsView>,
  form?: FormState,
  steps: SubmissionStepsView = { steps: [], mayRetry: false },
): PropsOf<'admin/submissions/list' | 'admin/submission-steps/steps'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d04', type: ADMIN_BLOCK_TYPE.submissions, settings: {} },
  data: {
    'admin/submissions/list': {
      question: { form: '', state: '', folder: '', from: '', to: '', search: '' },
      timeZone: 'Europe/Dublin',
      unreadable: [],
      page: 1,
      forms: [],
      columns: [],
      rows: [],
      count: 0,
      spam: 0,
      unread: 0,
      charts: [],
      mayDelete: false,
      keepDays: null,
      deletions: [],
      ...view,
    },
    'admin/submission-steps/steps': steps,
  },
  ...(form ? { form } : {}),
});

const named = { formTitle: 'Write to us', pageTitle: 'Contact', isFormGone: false, pagePath: '/contact' };
const untitled = { ...named, formTitle: '', isFormGone: true };
const forms: readonly FormChoice[] = [
  { ...named, id: `${ID}a`, count: 40, unread: 1 },
  { ...untitled, id: `${ID}b`, count: 1, unread: 0 },
];

const entry: SubmissionEntry = {
  ...named,
  id: `${ID}1`,
  isUnread: false,
  receivedAt: '2026-03-02T09:04:00.000Z',
  receivedText: 'March 2, 2026 at 9:04 AM UTC',
  email: 'ada@example.com',
  fields: [
    { title: 'Name', values: ['Ada Lovelace'] },
    { title: 'Email', values: ['ada@example.com'] },
    { title: 'Message', values: ['Hello,\nis the large mug coming back?'] },
    { title: 'Days', values: ['Monday', 'Friday'] },
    { title: 'Newsletter', values: [] },
    {
      title: 'Drawings',
      values: ['mug.png', 'very long name of a drawing.pdf'],
      files: [
        { id: `${ID}8`, name: 'mug.png', sizeText: '840 kB' },
        { id: `${ID}9`, name: 'very long name of a drawing.pdf', sizeText: '12.4 MB' },
      ],
    },
  ],
};
const gone: SubmissionEntry = {
  ...entry,
  ...untitled,
  id: `${ID}2`,
  email: '',
  fields: [
    { title: 'who', values: ['עדה', 'לאבלייס'] },
    { title: 'words', values: [`${'Averylongwordwithoutanyspace'.repeat(8)} <b>&amp;</b> ${'and so on '.repeat(60)}`] },
  ],
};

const rowOf = ({ fields: _, email: __, ...received }: SubmissionEntry, cells: readonly string[]): SubmissionRow => ({
  ...received,
  cells,
});
const rows: readonly SubmissionRow[] = [
  { ...rowOf(entry, ['Ada Lovelace · ada@example.com · Hello, is the large mug coming back?']), isUnread: true },
  rowOf(gone, [`עדה, לאבלייס · ${'Averylongwordwithoutanyspace'.repeat(5)} <b>&amp;</b>…`]),
];
const deletable: Partial<SubmissionsView> = {
  mayDelete: true,
  deletions: [
    { reason: 'person', count: 3, by: 'Ada', at: '2026-03-02T09:30:00.000Z', atText: 'March 2, 2026 at 9:30 AM UTC' },
    { reason: 'selected', count: 1, by: 'עדה', at: '2026-03-01T09:30:00.000Z', atText: 'March 1, 2026 at 9:30 AM UTC' },
  ],
};
const columns = [
  { title: 'Name', isGone: false },
  { title: 'Message', isGone: false },
  { title: 'old', isGone: true },
];
const oneForm = {
  forms,
  question: { form: `${ID}a`, state: 'unread', folder: '', from: '2026-03-01', to: 'never', search: 'mug' },
  unreadable: ['to'],
  columns,
  rows: [{ ...rowOf(entry, ['Ada Lovelace', 'Hello, is the large mug coming back?', '']), isUnread: true }],
} satisfies Partial<SubmissionsView>;

const inSpam = { form: '', state: '', folder: 'spam', from: '', to: '', search: '' } as const;

export const examples = {
  empty: sample({}),
  some: sample({ forms, rows, count: 2, unread: 1 }),
  oneForm: sample({ ...oneForm, count: 1, unread: 1 }),
  secondOfThree: sample({ ...oneForm, page: 2, count: 41, unread: 3 }),
  manyForFiles: sample({ ...oneForm, count: 10_001, unread: 3 }),
  none: sample({ forms, question: { ...oneForm.question, to: '' } }),
  spam: sample({ forms, rows, count: 2, unread: 1, spam: 2, question: { ...inSpam } }),
  noSpam: sample({ question: { ...inSpam } }),
  openedSpam: sample({ forms, spam: 2, question: { ...inSpam }, opened: { ...entry, spamReason: 'words' } }),
  behindTheLast: sample({ forms, page: 9, count: 41 }),
  marked: sample({ forms, rows, count: 2, unread: 1, done: { what: 'read', count: 2 } }),
  noneChosen: sample(
    { forms, rows, count: 2, unread: 1 },
    { values: {}, errors: {}, message: 'Select submissions first.' },
  ),
  opened: sample({ forms, rows, count: 2, unread: 1, opened: entry }),
  openedWithSteps: sample({ forms, opened: entry }, undefined, {
    number: 'K7QM-4X2P',
    mayRetry: true,
    steps: [
      { id: `${ID}c`, kind: 'email', state: 'waiting', attempts: 0, timeText: 'March 2, 2026 at 9:05 AM UTC' },
      {
        id: `${ID}d`,
        kind: 'copy',
        state: 'failed',
        attempts: 17,
        reason: 'mail',
        detail: `Error: ${'550-mailbox-unavailable-'.repeat(8)}`,
        retried: { by: 'Olive Owner', atText: 'March 3, 2026 at 9:04 AM UTC' },
      },
      { id: `${ID}e`, kind: 'list', state: 'done', attempts: 0, timeText: 'March 2, 2026 at 9:04 AM UTC' },
      { id: `${ID}f`, kind: 'webhook', state: 'failed', attempts: 11, reason: 'refused', detail: 'HTTP 500' },
    ],
  }),
  openedOfRemovedForm: sample({ forms, rows, count: 2, unread: 1, page: 2, opened: gone }),
  deletable: sample({ forms, rows, count: 2, unread: 1, ...deletable }),
  openedDeletable: sample({ forms, rows, count: 2, unread: 1, opened: entry, ...deletable }),
  kept: sample({ forms, rows, count: 2, unread: 1, ...deletable, keepDays: 365 }),
  shorteningRetention: sample(
    { forms, rows, count: 2, unread: 1, ...deletable },
    {
      values: { days: '30', base: '' },
      errors: {},
      question: '3 submissions are older than 30 days and will be deleted within an hour. This cannot be undone.',
    },
  ),
  wrongRetention: sample(
    { forms, rows, count: 2, unread: 1, ...deletable },
    { values: { days: '0', base: '' }, errors: { days: 'Enter a number of days from 1 to 3650, or nothing.' } },
  ),
  charts: sample({
    ...oneForm,
    count: 9,
    unread: 1,
    charts: [
      {
        kind: 'choices',
        title: 'Subject',
        choices: [
          { text: 'Order', count: 1200, isGone: false },
          { text: 'Averylongwordwithoutanyspace'.repeat(4), count: 0, isGone: false },
          { text: 'אחר', count: 3, isGone: true },
        ],
      },
      {
        kind: 'likert',
        title: 'How was it?',
        questions: [
          { title: 'The food was good', counts: [1, 0, 2, 4, 2] },
          { title: 'Averylongwordwithoutanyspace'.repeat(4), counts: [6, 2, 0, 1, 0] },
          { title: 'Nobody answered this', counts: [0, 0, 0, 0, 0] },
        ],
      },
    ],
  }),
  deletingSelected: sample({ forms, page: 2, ...deletable, removal: { person: '', rows, count: 2 } }),
  deletingPerson: sample({ forms, ...deletable, removal: { person: 'ada@example.com', rows, count: 26 } }),
  deletingNobody: sample({ forms, ...deletable, removal: { person: 'nobody@example.com', rows: [], count: 0 } }),
  openedGone: sample({ forms, opened: 'gone' }),
} as const;
