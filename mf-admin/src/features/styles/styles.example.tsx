import type { StyleFontFiles, StylesView } from 'shared-types/admin/styles';
import { styleValues } from 'shared-types/admin/theme/style-values';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';
import { FONT_FAMILIES } from 'shared-types/site/fonts';
import { PALETTES } from 'shared-types/admin/theme/palettes';

const VALUES = styleValues({ colors: PALETTES.linen, fonts: { heading: 'Fraunces', body: 'Figtree' } });

const SAVED: NonNullable<StylesView['saved']> = {
  base: 'state-1',
  values: VALUES,
  changed: { by: 'Olive Owner', at: '2026-03-02T09:04:00.000Z', atText: 'March 2, 2026 at 9:04 AM GMT' },
};

/** Where the workbench has them. */
const FONTS = '/shell/client/fonts/';

const FONT_FILES: StylesView['fontFiles'] = Object.fromEntries(
  Object.entries(FONT_FAMILIES).map(([name, { weights }]) => [name, weights ? filesOf(name, weights) : {}]),
);

function filesOf(name: string, { text, heading }: { readonly text: number; readonly heading: number }): StyleFontFiles {
  const stem = FONTS + name.toLowerCase().replaceAll(' ', '-');
  return {
    text: `${stem}-${text}.woff2`,
    heading: `${stem}-${heading}.woff2`,
    textExt: `${stem}-ext-${text}.woff2`,
    headingExt: `${stem}-ext-${heading}.woff2`,
  };
}

const sample = (view: Partial<StylesView> = {}, form?: FormState): PropsOf<'admin/styles/saved'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d35', type: ADMIN_BLOCK_TYPE.styles, settings: {} },
  data: { 'admin/styles/saved': { home: '/', fontFiles: FONT_FILES, saved: SAVED, ...view } },
  ...(form && { form }),
});

const TYPED = { ...VALUES, base: 'state-1', accent: '#c0a060' };
const { saved: _, ...signedOut } = sample().data['admin/styles/saved'];

export const examples = {
  saved: sample(),
  drafted: sample({
    saved: {
      ...SAVED,
      base: 'state-2',
      draft: {
        ...{ part: 'styles', language: '', by: 'עדה', atText: 'March 3, 2026 at 9:04 AM GMT', isOutdated: true },
      },
    },
  }),
  discarded: sample({ saved: { ...SAVED, isDiscarded: true } }),
  faint: sample({ saved: { ...SAVED, values: { ...VALUES, muted: '#b0b0a8' } } }),
  conflict: sample(
    {},
    {
      values: TYPED,
      errors: { accent: 'Saved meanwhile: #3b5844' },
      message: 'Meanwhile Ben has saved this (March 2, 2026 at 9:30 AM GMT).',
      key: 'state-2',
      code: 'admin/styles-conflict',
    },
  ),
  signedOut: {
    ...sample({}, { values: TYPED, errors: {}, message: 'You are signed out.', code: 'site/login-required' }),
    data: { 'admin/styles/saved': signedOut },
  },
};
