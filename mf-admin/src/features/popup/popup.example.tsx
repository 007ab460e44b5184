import type { SpecialPageEntry } from 'shared-types/admin/pages/special-pages';
import type { PopupView } from 'shared-types/admin/pages/popup';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';
import { exampleFigures } from '../../parts/trend-figures/trend-figures.fixture';

type Saved = NonNullable<PopupView['saved']>;

const PAGE: NonNullable<SpecialPageEntry['page']> = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d50',
  title: 'Our newsletter',
  isPublished: true,
  isChanged: false,
  preview: '/config/popup/6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d50/preview',
};
const ENGLISH: SpecialPageEntry = { locale: 'en', language: 'English', page: PAGE };

const SAVED: Saved = {
  base: 'state-1',
  values: {
    isShown: 'on',
    style: 'card',
    enableMobile: 'on',
    delaySeconds: '5',
    displayFrequency: '7',
    pages: '/shop/*',
  },
  status: 'on',
  pages: [ENGLISH],
  figures: exampleFigures({
    Shown: ['148', (day) => (day * 7) % 10],
    Closed: ['131', (day) => (day * 3) % 9],
    'Forms sent': ['12', (day) => day % 2],
  }),
  changed: { by: 'Olive Owner', at: '2026-03-02T09:04:00.000Z', atText: 'March 2, 2026 at 9:04 AM UTC' },
};

const sample = (saved: Partial<Saved> | undefined, form?: FormState): PropsOf<'admin/popup/saved'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d51', type: ADMIN_BLOCK_TYPE.popup, settings: {} },
  data: { 'admin/popup/saved': { timeZone: 'Europe/Warsaw', ...(saved && { saved: { ...SAVED, ...saved } }) } },
  ...(form && { form }),
});

const TYPED = { ...SAVED.values, base: 'state-0', pages: 'shop' };

export const examples = {
  saved: sample({}),
  nothing: sample({
    values: { style: 'card', displayFrequency: '-1' },
    status: 'off',
    pages: [{ locale: 'en', language: 'English' }],
  }),
  languages: sample({
    status: 'later',
    values: { ...SAVED.values, displayFrequency: '3', from: '2027-01-01T10:00' },
    pages: [
      { ...ENGLISH, page: { ...PAGE, isChanged: true } },
      { locale: 'he', language: 'Hebrew' },
      { locale: 'pl', language: 'Polish', page: { ...PAGE, isPublished: false, isChanged: true } },
    ],
  }),
  wrong: sample(
    {},
    {
      values: TYPED,
      errors: { pages: 'Enter one path per line, such as /shop, or /shop/* for all pages below it.' },
      message: 'Not saved. Please fix the errors below and save again.',
      code: 'admin/popup-invalid',
    },
  ),
  signedOut: sample(undefined, {
    values: TYPED,
    errors: {},
    message: 'You are signed out. What you chose is still here.',
    code: 'site/login-required',
  }),
} as const;
