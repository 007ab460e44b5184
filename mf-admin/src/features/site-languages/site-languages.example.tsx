import type { LanguageStatus, SiteLanguagesView } from 'shared-types/admin/site-languages';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const ENGLISH: LanguageStatus = {
  locale: 'en-US',
  name: 'American English',
  root: '',
  isMain: true,
  isPublished: true,
  pages: 9,
  missing: [],
  hasOwnMessages: true,
};
const HEBREW: LanguageStatus = {
  locale: 'he',
  name: 'Hebrew',
  root: '/he',
  isMain: false,
  isPublished: false,
  pages: 1,
  missing: ['/he', '/he/a-page-with-a-very-long-address-that-has-to-break-somewhere-on-a-phone'],
  hasOwnMessages: false,
};
const SAVED = {
  base: 'main-en-US',
  main: 'en-US',
  changed: { by: 'Olive Owner', at: '2026-03-02T09:04:00.000Z', atText: 'March 2, 2026 at 9:04 AM UTC' },
};
const CHOICES = [
  { locale: 'en-US', name: 'American English' },
  { locale: 'ar', name: 'Arabic' },
  { locale: 'de', name: 'German' },
];

const sample = (view: Partial<SiteLanguagesView> = {}, form?: FormState): PropsOf<'admin/site-languages/saved'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d33', type: ADMIN_BLOCK_TYPE.siteLanguages, settings: {} },
  data: { 'admin/site-languages/saved': { saved: SAVED, choices: CHOICES, languages: [ENGLISH], ...view } },
  ...(form && { form }),
});

export const examples = {
  saved: sample(),
  several: sample({
    languages: [
      ENGLISH,
      HEBREW,
      { ...HEBREW, locale: 'pl', name: 'Polish', root: '/pl', isPublished: true, missing: [] },
    ],
  }),
  justSaved: sample({}, { values: {}, errors: {}, done: true, isFirst: true }),
  conflict: sample(
    {},
    {
      values: { main: 'ar', base: 'main-en-US' },
      errors: { main: 'Saved meanwhile: German' },
      message: 'Meanwhile Olive Owner has saved another main language. Save again to replace it with yours.',
      code: 'admin/languages-conflict',
      key: 'main-de',
    },
  ),
  signedOut: {
    ...sample(
      {},
      {
        values: { main: 'ar', base: 'main-en-US' },
        errors: {},
        message: 'You are signed out. What you typed is still here.',
        code: 'site/login-required',
      },
    ),
    data: { 'admin/site-languages/saved': { choices: CHOICES, languages: [ENGLISH] } },
  },
} as const;
