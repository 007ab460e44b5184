import type { SpecialPageEntry } from 'shared-types/admin/pages/special-pages';
import type { PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const ENGLISH: SpecialPageEntry = {
  locale: 'en',
  language: 'English',
  page: {
    id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d52',
    title: 'This page is locked',
    isPublished: true,
    isChanged: false,
    preview: '/config/pages/6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d52/draft',
  },
};

const sample = (pages: readonly SpecialPageEntry[]): PropsOf<'admin/lock-screen/pages'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d53', type: ADMIN_BLOCK_TYPE.lockScreen, settings: {} },
  data: { 'admin/lock-screen/pages': { pages } },
});

export const examples = {
  own: sample([ENGLISH]),
  builtIn: sample([{ locale: 'en', language: 'English' }]),
  languages: sample([ENGLISH, { locale: 'pl', language: 'Polish' }]),
} as const;
