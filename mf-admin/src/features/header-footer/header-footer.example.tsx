import type { HeaderFooterView, SavedHeaderFooter } from 'shared-types/admin/header-footer';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const SAVED: SavedHeaderFooter = {
  base: 'state-1',
  missing: [],
  header: { title: 'Fern & Kiln', links: [] },
  footer: {
    tagline: 'Stoneware and linen, made in small batches.',
    links: [],
    note: 'Open on Fridays.',
  },
  changed: { by: 'Olive Owner', at: '2026-03-02T09:04:00.000Z', atText: 'March 2, 2026 at 9:04 AM UTC' },
};
const ENGLISH = { locale: 'en-US', name: 'American English' };
const HEBREW = { locale: 'he', name: 'Hebrew' };
const { changed: _, ...untouched } = SAVED;

const sample = (view: Partial<HeaderFooterView> = {}, form?: FormState): PropsOf<'admin/header-footer/saved'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d32', type: ADMIN_BLOCK_TYPE.headerFooter, settings: {} },
  data: {
    'admin/header-footer/saved': { saved: SAVED, languages: [ENGLISH], language: 'en-US', home: '/', ...view },
  },
  ...(form && { form }),
});

const TYPED = {
  base: 'state-0',
  title: '',
  tagline: 'Typed',
  note: '',
};

export const examples = {
  saved: sample(),
  nothing: sample({
    saved: {
      ...untouched,
      header: { title: 'Fern & Kiln', links: [] },
      footer: { tagline: '', links: [], note: '' },
    },
  }),
  long: sample({
    saved: {
      ...untouched,
      header: {
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        links: [],
      },
    },
  }),
  justSaved: sample({}, { values: {}, errors: {}, done: true, isFirst: true }),
  furtherLanguage: sample({
    languages: [ENGLISH, HEBREW],
    language: 'he',
    home: '/he',
    saved: {
      ...untouched,
      header: { links: [] },
      footer: { tagline: 'כלי חרס ופשתן', links: [], note: 'פתוח בימי שישי' },
    },
  }),
  wrong: sample(
    {},
    {
      values: TYPED,
      errors: {
        title: 'Enter something here.',
      },
      message: 'Not saved. Please fix the errors below and save again.',
      code: 'admin/header-footer-invalid',
    },
  ),
  conflict: sample(
    {},
    {
      values: { ...TYPED, title: 'Fern' },
      errors: { note: 'Saved meanwhile: Open on Fridays.' },
      message: 'Meanwhile Olive Owner has saved this. Save again to replace it.',
      code: 'admin/header-footer-conflict',
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
    data: { 'admin/header-footer/saved': { languages: [ENGLISH], language: 'en-US', home: '/' } },
  },
} as const;
