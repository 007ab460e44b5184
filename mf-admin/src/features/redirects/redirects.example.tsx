import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { RedirectEntry, RedirectsView } from 'shared-types/admin/pages/redirects';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const entries: readonly RedirectEntry[] = [
  { from: '/about', to: '/team', kind: 'permanent', origin: 'move', hits: 0 },
  {
    from: '/blog/*',
    to: 'https://a-journal-with-a-very-long-name-that-no-phone-shows-in-one-line.example/archive/',
    kind: 'temporary',
    origin: 'owner',
    hits: 1204,
    lastHit: { at: '2026-11-28T09:04:00.000Z', text: 'November 28, 2026 at 9:04 AM UTC' },
  },
  { from: '/old-shop', to: '/shop?from=old', kind: 'permanent', origin: 'document', hits: 1 },
];

const sample = (view: Partial<RedirectsView> = {}, form?: FormState): PropsOf<'admin/redirects/list'> => ({
  block: { id: '24cb284b-e85a-49c0-9007-87698d2128d7', type: ADMIN_BLOCK_TYPE.redirects, settings: {} },
  data: {
    'admin/redirects/list': { entries, count: 3, search: '', address: ADMIN_PATH.redirects, ...view },
  },
  ...(form && { form }),
});

const refused = (values: FormState['values'], errors: FormState['errors']): FormState => ({
  values,
  errors,
  message: 'Nothing was saved. Please fix the errors below.',
  code: 'admin/redirect-invalid',
});
const done: FormState = { values: {}, errors: {}, done: true, isFirst: true };

/** Examples of the redirects. */
export const examples = {
  some: sample(),
  none: sample({ entries: [], count: 0 }),
  noMatch: sample({ entries: [], count: 0, search: 'gone' }),
  middle: sample({ count: 10_000, before: '/about', after: '/old-shop', search: 'o' }),
  imported: sample({ done: 'imported', imported: 2 }, done),
  loop: sample({}, refused({ from: '/a', to: '/b', kind: 'temporary' }, { to: 'This would be a loop: /a → /b → /a.' })),
  changing: sample(
    {},
    refused(
      { from: '/shop', to: '/team', kind: 'permanent', seenFrom: '/about' },
      { from: 'There is a page at /shop, and pages come first. Change the URL of the page instead.' },
    ),
  ),
  wrongLines: sample(
    {},
    refused(
      { rows: '/a,/gone\n/b' },
      {
        rows: 'Nothing was imported.\nLine 1: There is no page at /gone.\nLine 2: A line needs two columns: from and to.',
      },
    ),
  ),
} as const;
