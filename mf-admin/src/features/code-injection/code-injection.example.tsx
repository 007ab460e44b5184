import { CODE_PAGE_PARAMETER, type CodeView } from 'shared-types/admin/pages/code-injection';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const saved: CodeView['saved'] = {
  base: 'seen',
  values: { head: '<meta name="verify" content="7f3a">', body: '', consent: 'accepted' },
  changed: { by: 'Ada', at: '2026-11-28T09:04:00.000Z', atText: 'November 28, 2026 at 9:04 AM UTC' },
};

const sample = (view: Partial<CodeView> = {}, form?: FormState): PropsOf<'admin/code-injection/saved'> => ({
  block: { id: '0f4c7d1e-58a4-4d23-9d8e-2a1f6a7be301', type: ADMIN_BLOCK_TYPE.codeInjection, settings: {} },
  data: {
    'admin/code-injection/saved': {
      of: '',
      pages: [
        { path: '/', title: 'Home', hasCode: false },
        { path: '/a-page-with-a-very-long-address-that-no-phone-shows-in-one-line', title: 'אודות', hasCode: true },
      ],
      withoutCode: '/?without-code',
      isAndroid: false,
      saved,
      ...view,
    },
  },
  ...(form && { form }),
});

/** Examples of the code injection. */
export const examples = {
  site: sample(),
  page: sample({ of: '/', pageId: '0f4c7d1e-58a4-4d23-9d8e-2a1f6a7be302', withoutCode: '/?without-code' }),
  android: sample({ isAndroid: true }),
  done: sample({}, { values: {}, errors: {}, done: true, isFirst: true }),
  conflict: sample(
    { of: '/' },
    {
      values: { head: '<style>p{}</style>', body: '', [CODE_PAGE_PARAMETER]: '/', base: 'seen' },
      errors: { head: 'Saved meanwhile: <meta name="verify" content="7f3a">' },
      message: 'Meanwhile Ada has saved this.',
      code: 'admin/code-conflict',
      key: 'later',
    },
  ),
} as const;
