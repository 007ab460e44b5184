import {
  HIDDEN_NAVIGATION,
  MEMBER_AREA_NAVIGATION,
  type NavigationView,
  type SavedNavigation,
} from 'shared-types/admin/navigation';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const SAVED: SavedNavigation = {
  base: 'links-1',
  missing: [],
  main: [
    { title: 'Shop', path: '/shop' },
    {
      title: 'About us',
      children: [
        { title: 'Our story', path: '/about' },
        { title: 'Visit', path: '/visit' },
      ],
    },
    { title: 'Journal', path: 'https://journal.example/', newWindow: true },
  ],
  footer: [{ title: 'Write to us', path: 'mailto:hello@fern.example' }],
  changed: { by: 'Olive Owner', at: '2026-03-02T09:04:00.000Z', atText: 'March 2, 2026 at 9:04 AM UTC' },
};
const ENGLISH = { locale: 'en-US', name: 'American English' };
const HEBREW = { locale: 'he', name: 'Hebrew' };
const { changed: _, ...untouched } = SAVED;

const NAVIGATIONS: NavigationView['navigations'] = [
  { ...MEMBER_AREA_NAVIGATION, pages: [{ title: 'Kiln diary', path: '/diary', area: 'studio' }] },
  {
    ...HIDDEN_NAVIGATION,
    pages: [
      { title: 'Care', path: '/care' },
      { title: 'Our story', path: '/about' },
      { title: 'Shop', path: '/shop' },
      { title: 'Visit', path: '/visit' },
    ],
  },
];

const sample = (view: Partial<NavigationView> = {}, form?: FormState): PropsOf<'admin/navigation/saved'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d39', type: ADMIN_BLOCK_TYPE.navigation, settings: {} },
  data: {
    'admin/navigation/saved': {
      saved: SAVED,
      languages: [ENGLISH],
      language: 'en-US',
      home: '/',
      navigations: NAVIGATIONS,
      ...view,
    },
  },
  ...(form && { form }),
});

const TYPED = {
  base: 'links-0',
  'nav.1.kind': 'folder',
  'nav.1.title': 'Empty folder',
  'nav.1.path': '',
  'nav.1.place': '2',
  'nav.2.kind': 'order',
  'nav.2.title': 'Order Now',
  'nav.2.path': '',
  'nav.2.place': '1',
  'nav.4.kind': 'link',
  'nav.4.title': 'Fourth row',
  'nav.4.path': 'shop',
  'nav.4.inside': 'on',
  'nav.4.newWindow': 'on',
  'nav.4.place': '4',
};

export const examples = {
  saved: sample(),
  nothing: sample({
    saved: { ...untouched, main: [], footer: [] },
    navigations: [{ ...HIDDEN_NAVIGATION, pages: [] }],
  }),
  long: sample({
    saved: {
      ...untouched,
      main: [
        {
          title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
          children: Array.from({ length: 12 }, (_one, index) => ({
            title: `A link with many words that says where it leads, number ${index + 1}`,
            path: `/${'a-very-long-part-of-an-address/'.repeat(6)}${index + 1}`,
          })),
        },
      ],
    },
  }),
  leadsNowhere: sample({ saved: { ...SAVED, missing: ['/visit'] } }),
  justSaved: sample({}, { values: {}, errors: {}, done: true, isFirst: true }),
  furtherLanguage: sample({
    languages: [ENGLISH, HEBREW],
    language: 'he',
    home: '/he',
    saved: { ...untouched, main: [{ title: 'חנות', path: '/he/shop' }], footer: [] },
  }),
  wrong: sample(
    {},
    {
      values: TYPED,
      errors: {
        'nav.1.title': 'Put at least one link into this folder, or remove it.',
        'nav.2.path': 'Enter a URL, or leave both fields empty.',
        'nav.4.path': 'Start with / for a page of this site, or with https://, mailto: or tel:, without spaces.',
      },
      message: 'Not saved. Please fix the errors below and save again.',
      code: 'admin/header-footer-invalid',
    },
  ),
  conflict: sample(
    {},
    {
      values: { ...TYPED, 'nav.2.path': 'https://order.example/', 'nav.4.path': '/shop' },
      errors: { nav: 'Saved meanwhile: \nAbout us\n– Our story (/about)\nJournal (https://journal.example/)' },
      message: 'Meanwhile Olive Owner has saved this. Save again to replace it.',
      code: 'admin/navigation-conflict',
      key: 'links-1',
    },
  ),
  signedOut: {
    ...sample(
      {},
      {
        values: TYPED,
        errors: {},
        message: 'You are signed out. What you changed is still here.',
        code: 'site/login-required',
      },
    ),
    data: {
      'admin/navigation/saved': { languages: [ENGLISH], language: 'en-US', home: '/', navigations: [] },
    },
  },
} as const;
