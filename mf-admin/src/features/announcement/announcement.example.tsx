import type { AnnouncementEditorView, SavedAnnouncement } from 'shared-types/admin/announcement';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';
import { exampleFigures } from '../../parts/trend-figures/trend-figures.fixture';

const SAVED: SavedAnnouncement = {
  base: 'state-1',
  isShown: true,
  texts: [{ text: 'Closed on Friday for the firing of the big kiln.', linkTitle: 'Opening hours', linkHref: '/hours' }],
  from: '',
  until: '2026-03-09T18:00',
  status: 'on',
  figures: exampleFigures({
    Shown: ['1,204', (day) => (day * 7) % 10],
    Closed: ['310', (day) => (day * 3) % 9],
    'Link clicks': ['42', (day) => day % 2],
  }),
  changed: { by: 'Olive Owner', at: '2026-03-02T09:04:00.000Z', atText: 'March 2, 2026 at 9:04 AM UTC' },
};
const ENGLISH = { locale: 'en-US', name: 'American English' };

const sample = (view: Partial<AnnouncementEditorView> = {}, form?: FormState): PropsOf<'admin/announcement/saved'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d23', type: ADMIN_BLOCK_TYPE.announcement, settings: {} },
  data: {
    'admin/announcement/saved': {
      saved: SAVED,
      languages: [ENGLISH],
      pages: ['/'],
      timeZone: 'Europe/Warsaw',
      ...view,
    },
  },
  ...(form && { form }),
});

const TYPED = { base: 'state-0', isShown: 'on', text: 'Open again', linkTitle: '', linkHref: 'other.example' };
const { changed: _, ...untouched } = SAVED;

export const examples = {
  saved: sample(),
  nothing: sample({
    saved: { ...untouched, isShown: false, texts: [{ text: '', linkTitle: '', linkHref: '' }] },
  }),
  scheduled: sample({ saved: { ...SAVED, from: '2027-01-01T10:00', until: '', status: 'later' } }),
  justSaved: sample({}, { values: {}, errors: {}, done: true, isFirst: true }),
  languages: sample({
    languages: [ENGLISH, { locale: 'he', name: 'Hebrew' }],
    pages: ['/', '/he'],
    saved: {
      ...SAVED,
      texts: [...SAVED.texts, { text: 'סגור ביום שישי', linkTitle: 'שעות פתיחה', linkHref: '/he/hours' }],
    },
  }),
  wrong: sample(
    {},
    {
      values: TYPED,
      errors: {
        linkTitle: 'Enter a link text, or leave both link fields empty.',
        linkHref: 'Start with / for a page of this site, or with https://, mailto: or tel:.',
      },
      message: 'Not saved. Please fix the errors below and save again.',
      code: 'admin/announcement-invalid',
    },
  ),
  conflict: sample(
    {},
    {
      values: { ...TYPED, linkHref: '' },
      errors: { text: 'Saved meanwhile: Closed on Friday for the firing of the big kiln.' },
      message: 'Meanwhile Olive Owner has saved this. Save again to replace it.',
      code: 'admin/announcement-conflict',
      key: 'state-1',
    },
  ),
  signedOut: {
    ...sample(
      {},
      {
        values: TYPED,
        errors: {},
        message: 'You are signed out. What you typed is still here.',
        code: 'site/login-required',
      },
    ),
    data: { 'admin/announcement/saved': { languages: [ENGLISH], pages: ['/'], timeZone: 'Europe/Warsaw' } },
  },
} as const;
