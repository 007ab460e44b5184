import { MASKED_SECRET } from 'shared-types/admin/secrets/masked-secret';
import type { PageSettingsView } from 'shared-types/admin/pages/page-settings';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const id = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4102';
const values = {
  title: 'About the workshop',
  path: '/about',
  description: 'Who turns the mugs, and where.',
  socialImage: '',
  access: 'everybody',
};
const base: PageSettingsView = {
  id,
  saved: { base: '4', values, changed: { by: 'Ada', at: '2026-03-02T10:00:00Z', atText: 'March 2, 2026' } },
  status: 'draft',
  isPublished: true,
  isChanged: true,
  origin: 'https://fern.example',
  siteName: 'Fern & Kiln',
  pictures: [{ name: 'mug', src: '/images/1/mug.jpg' }],
  versions: [
    {
      number: 2,
      by: 'Ada',
      atText: 'March 1, 2026',
      note: 'Shorter',
      changes: ['title', '1 block changed'],
      isCurrent: true,
    },
    { number: 1, atText: 'February 1, 2026', changes: [] },
  ],
  previewLinks: { count: 0 },
  timeZone: 'UTC',
  mayPublish: true,
};

const items: PageSettingsView['items'] = {
  tagNames: ['Clay', 'Fire', 'Salt, pepper'],
  timeZones: [
    { title: '', zones: [{ value: 'UTC', text: 'UTC' }] },
    { title: 'Europe', zones: [{ value: 'Europe/Dublin', text: 'Dublin (GMT)' }] },
  ],
  course: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e51',
};
/** What the fields of a page that is no item begin with. */
const item = {
  recordType: '',
  publishedDay: '2026-03-02',
  publishedTime: '09:00',
  author: 'Ada',
  timeZone: 'UTC',
  lessonNumber: '3',
};

const sample = (view: Partial<PageSettingsView>, form?: FormState): PropsOf<'admin/page-settings/page'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e50', type: ADMIN_BLOCK_TYPE.pageSettings, settings: {} },
  data: { 'admin/page-settings/page': { ...base, ...view } },
  ...(form && { form }),
});
const { saved: _, ...withoutSaved } = base;

export const examples = {
  changed: sample({ done: 'restored' }),
  same: sample({ status: 'published', isChanged: false }),
  private: sample({
    status: 'private',
    isChanged: false,
    saved: { base: '4', values: { ...values, access: 'accounts', socialImage: 'mug', isHidden: 'on' } },
  }),
  locked: sample({ saved: { base: '4', values: { ...values, access: 'locked' } } }),
  password: sample({ saved: { base: '4', values: { ...values, access: 'password', password: MASKED_SECRET } } }),
  withoutPassword: sample(
    {},
    {
      values: { ...values, access: 'password', base: '4' },
      errors: { password: 'Enter a password.' },
      message: 'Not saved. Please fix the errors below and save again.',
    },
  ),
  fresh: sample({ isPublished: false, versions: [] }),
  scheduled: sample({ status: 'scheduled', scheduledText: 'June 1, 2026 at 9:00 AM UTC' }),
  failed: sample({
    scheduleError: '/title: must not be empty.',
    previewLinks: { count: 2, untilText: 'March 9, 2026' },
  }),
  post: sample({
    saved: {
      base: '4',
      values: { ...values, ...item, path: '/journal/glazes', recordType: 'post', tags: 'Clay, "Salt, pepper"' },
    },
    items,
  }),
  event: sample({
    saved: {
      base: '4',
      values: {
        ...{ ...values, ...item, path: '/workshops/glaze-day', recordType: 'event' },
        ...{ startDay: '2027-01-16', startTime: '18:00', endDay: '2027-01-16', endTime: '20:30' },
        ...{ timeZone: 'Europe/Dublin', place: 'The workshop', address: '4 Kiln Lane, Dublin' },
      },
    },
    items,
  }),
  lesson: sample({
    saved: {
      base: '4',
      values: {
        ...{ ...values, ...item, path: '/first-bowl/wedging', recordType: 'lesson' },
        ...{ lessonNumber: '2', chapter: 'Before the wheel', lessonMinutes: '12' },
      },
    },
    items,
  }),
  wrongEvent: sample(
    { items },
    {
      values: {
        ...{ ...values, ...item, recordType: 'event', base: '4' },
        ...{ startDay: '2027-01-16', startTime: '18:00', endDay: '2027-01-15' },
      },
      errors: { endDay: 'The event ends before it starts. Change one of the two.' },
      message: 'Not saved. Please fix the errors below and save again.',
    },
  ),
  editor: sample({ mayPublish: false }),
  invalid: sample(
    {},
    {
      values: { ...values, path: '/shop', base: '4' },
      errors: { path: '/shop is not a valid page URL' },
      message: 'Not saved. Please fix the errors below and save again.',
    },
  ),
  unpublishable: sample(
    {},
    {
      values: { note: 'Longer' },
      errors: { [id]: 'About the workshop, /title: must not be empty' },
      message: 'Not published. Please fix what is listed below.',
    },
  ),
  saved: sample({}, { values: {}, errors: {}, done: true, isFirst: true }),
  gone: {
    ...sample({}),
    data: { 'admin/page-settings/page': { ...withoutSaved, isPublished: false, isChanged: false, versions: [] } },
  },
} as const;
