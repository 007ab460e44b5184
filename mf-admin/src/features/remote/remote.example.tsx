import type { RemoteView } from 'shared-types/admin/remote';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const AT = 'March 2, 2026 at 9:04 AM UTC';
const COMMERCE: RemoteView = {
  name: 'mf-commerce',
  version: '0.1.0-9f2c41d7',
  publishedText: AT,
  enabled: true,
  renders: true,
  isFollowing: true,
  pins: [],
  offAt: [],
  errors: 3,
  versions: [
    {
      version: '0.1.0-9f2c41d7',
      publishedText: AT,
      recent: { shareText: '92%', startText: '84 ms', errors: 3 },
    },
    {
      version: '0.1.0-11d0ab3e',
      publishedText: 'March 1, 2026 at 4:30 PM UTC',
      deployedBy: 'the shop team',
      recent: { shareText: '8%', startText: '79 ms', errors: 0 },
    },
    { version: '0.1.0-04bb71c9', publishedText: 'February 27, 2026 at 1:12 PM UTC', recent: { errors: 1 } },
  ],
  back: '0.1.0-11d0ab3e',
  changes: [
    {
      serial: 12,
      remote: 'mf-commerce',
      who: 'ada',
      reason: 'published',
      at: '2026-03-02T09:04:00.000Z',
      atText: AT,
      differences: [{ kind: 'version', from: '0.1.0-11d0ab3e', to: '0.1.0-9f2c41d7' }],
    },
  ],
  seen: 12,
  isUndoable: true,
  acts: ['disable', 'set'],
};

const sample = (view: Partial<RemoteView> = {}, form?: FormState): PropsOf<'admin/remote/remote'> => ({
  block: { id: '0b8a3f64-8a1f-4d53-a8ad-8f5b1e0e6a02', type: ADMIN_BLOCK_TYPE.remote, settings: {} },
  data: { 'admin/remote/remote': { ...COMMERCE, ...view } },
  ...(form && { form }),
});

export const examples = {
  live: sample(),
  troubled: sample({
    troubles: [
      {
        remote: 'mf-commerce',
        text: 'client/cart.js of version 0.1.0-11d0ab3e is missing or differs from the published file. Pages keep using version 0.1.0-9f2c41d7. Publish the version again, or set another one.',
      },
    ],
  }),
  off: sample({ enabled: false, isFollowing: false, acts: ['disable', 'enable', 'set', 'follow'] }),
  gone: sample({ enabled: false, renders: false, acts: ['enable', 'set'] }),
  divided: sample({
    canary: { version: '0.1.0-11d0ab3e', percent: 10 },
    pins: [{ site: 'fern-and-kiln', version: '0.1.0-11d0ab3e' }],
    offAt: ['buraczek'],
    acts: ['disable', 'set', 'canary', 'endCanary', 'pin', 'unpin', 'disableAt', 'enableAt'],
  }),
  looking: sample({ acts: [] }),
  first: sample({ versions: [], changes: [], isUndoable: false, version: null, publishedText: '' }),
  confirming: sample(
    {},
    {
      values: { act: 'disable', html: 'on', reason: 'Checkout fails in Safari', seen: '11' },
      errors: {},
      question:
        'mf-commerce stops running on pages, and a plain sentence replaces its HTML. This affects 2 sites; in the last hour 120 pages were opened there.',
    },
  ),
  reasonless: sample(
    {},
    {
      values: { act: 'set', version: '0.1.0-9f2c41d7', reason: '', seen: '12' },
      errors: { reason: 'Give a reason, so that others understand it later.' },
      message: 'One or more fields is invalid, please check your entries.',
    },
  ),
  signedOut: sample(
    { isSignedOut: true, acts: [] },
    {
      values: { act: 'disable', html: 'on', reason: 'Checkout fails in Safari', seen: '11', confirmed: 'yes' },
      errors: {},
      message: 'Sign in to continue.',
      code: 'site/login-required',
    },
  ),
  done: sample(
    {},
    {
      values: {},
      errors: {},
      done: true,
      isFirst: true,
    },
  ),
} as const;
