import type { LogoView } from 'shared-types/admin/theme/logo';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const VALUES = {
  logo: 'fern-logo',
  logoAlt: '',
  logoHeight: '48',
  icon: 'fern-icon',
  header: 'center',
  buttonTitle: 'Book now',
  buttonHref: '/contact',
  footer: '3',
  copyright: '© {year} {name}',
  'social.1.network': 'instagram',
  'social.1.href': 'https://www.instagram.com/fernandkiln',
  'social.2.network': 'email',
  'social.2.href': 'mailto:hello@fern.example',
};

const SAVED: NonNullable<LogoView['saved']> = {
  base: 'state-1',
  values: VALUES,
  changed: { by: 'Olive Owner', at: '2026-03-02T09:04:00.000Z', atText: 'March 2, 2026 at 9:04 AM GMT' },
};

const PICTURES: LogoView['pictures'] = [
  { name: 'fern-logo', title: 'fern.png', src: '/images/1/fern.png?format=300w', isSquare: false },
  { name: 'fern-icon', title: 'icon.png', src: '/images/2/icon.png?format=300w', isSquare: true },
  { name: 'mug', title: 'mug.jpg', src: '/images/3/mug.jpg?format=300w', isSquare: false },
];

const ENGLISH = { locale: 'en-US', name: 'American English' };

const sample = (view: Partial<LogoView> = {}, form?: FormState): PropsOf<'admin/logo/saved'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d85', type: ADMIN_BLOCK_TYPE.logo, settings: {} },
  data: {
    'admin/logo/saved': {
      home: '/',
      siteName: 'Fern & Kiln',
      languages: [ENGLISH],
      pictures: PICTURES,
      saved: SAVED,
      ...view,
    },
  },
  ...(form && { form }),
});

const EMPTY = { logo: '', icon: '', logoHeight: '48', header: 'start', footer: 'row' };
const TYPED = { ...VALUES, base: 'state-1', footer: '2' };
const { saved: _, ...signedOut } = sample({ pictures: [] }).data['admin/logo/saved'];

export const examples = {
  saved: sample(),
  nothing: sample({ saved: { base: 'state-0', values: EMPTY } }),
  languages: sample({
    languages: [ENGLISH, { locale: 'pl', name: 'Polish' }],
    saved: { ...SAVED, values: { ...VALUES, 'pl.buttonTitle': 'Rezerwuj', 'pl.buttonHref': '', 'pl.copyright': '' } },
  }),
  conflict: sample(
    {},
    {
      values: TYPED,
      errors: { footer: 'Saved meanwhile: 3' },
      message: 'Meanwhile Ben has saved this (March 2, 2026 at 9:30 AM GMT).',
      key: 'state-2',
      code: 'admin/logo-conflict',
    },
  ),
  signedOut: {
    ...sample({}, { values: TYPED, errors: {}, message: 'You are signed out.', code: 'site/login-required' }),
    data: { 'admin/logo/saved': signedOut },
  },
};
