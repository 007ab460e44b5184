import type { RemoteChange, RemotesView, RemoteStatus } from 'shared-types/admin/remotes';
import type { PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const COMMERCE: RemoteStatus = {
  name: 'mf-commerce',
  version: '0.1.0-9f2c41d7',
  publishedText: 'March 2, 2026 at 9:04 AM UTC',
  enabled: true,
  renders: true,
  isFollowing: true,
  pins: [],
  offAt: [],
  errors: 0,
};
const CHANGE: RemoteChange = {
  serial: 12,
  remote: 'mf-commerce',
  who: 'ops@shop.example',
  reason: 'Checkout fails in Safari',
  at: '2026-03-02T09:04:00.000Z',
  atText: 'March 2, 2026 at 9:04 AM UTC',
  differences: [
    { kind: 'version', from: '0.1.0-9f2c41d7', to: '0.1.0-11d0ab3e' },
    { kind: 'follow', isOn: false },
  ],
};

const sample = (view: Partial<RemotesView>): PropsOf<'admin/remotes/list'> => ({
  block: { id: '0b8a3f64-8a1f-4d53-a8ad-8f5b1e0e6a01', type: ADMIN_BLOCK_TYPE.remotes, settings: {} },
  data: { 'admin/remotes/list': { remotes: [], changes: [], ...view } },
});

export const examples = {
  several: sample({
    remotes: [
      COMMERCE,
      { ...COMMERCE, name: 'mf-forms', enabled: false, isFollowing: false, errors: 1 },
      { ...COMMERCE, name: 'mf-telemetry', enabled: false, renders: false, errors: 1204, startText: '1.2 s' },
      {
        ...COMMERCE,
        name: 'mf-blocks',
        canary: { version: '0.1.0-11d0ab3e', percent: 10 },
        pins: [{ site: 'fern-and-kiln', version: '0.1.0-3c0ffee0' }],
        offAt: ['buraczek'],
      },
    ],
    changes: [
      {
        ...CHANGE,
        serial: 13,
        reason: 'Undone: Checkout fails in Safari',
        undoes: 12,
        differences: [{ kind: 'follow', isOn: true }],
      },
      CHANGE,
      {
        ...CHANGE,
        serial: 11,
        remote: 'mf-forms',
        differences: [
          { kind: 'code', isOn: false },
          { kind: 'html', isOn: false },
        ],
      },
      {
        ...CHANGE,
        serial: 1,
        remote: 'mf-telemetry',
        differences: [{ kind: 'first', to: '0.1.0-3c0ffee0' }],
        reason: 'published',
        who: 'ada',
      },
    ],
  }),
  troubled: sample({
    remotes: [COMMERCE],
    troubles: [
      {
        remote: 'mf-commerce',
        text: 'client/cart.js of version 0.1.0-11d0ab3e is missing or differs from the published file. Pages keep using version 0.1.0-9f2c41d7. Publish the version again, or set another one.',
      },
      {
        remote: 'mf-forms',
        text: 'Version 0.1.0-11d0ab3e is not signed. It is not shown. Publish the version again, or set another one.',
      },
    ],
  }),
  none: sample({}),
  long: sample({
    remotes: [
      { ...COMMERCE, name: 'mf-' + 'averylongname'.repeat(6), version: '0.1.0-' + 'a'.repeat(80), errors: 1_000_000 },
    ],
    changes: [{ ...CHANGE, reason: 'why'.repeat(100), who: `${'somebody'.repeat(20)}@shop.example` }],
  }),
} as const;
