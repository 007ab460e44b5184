import type { SessionEntry, SessionsView } from 'shared-types/admin/people/sessions';
import type { PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (view: SessionsView): PropsOf<'admin/sessions/list'> => ({
  block: { id: 'f611ef74-510f-4ab0-8cdc-8d3688fc06a1', type: ADMIN_BLOCK_TYPE.sessions, settings: {} },
  data: { 'admin/sessions/list': view },
});

const here: SessionEntry = {
  id: '0e8f4a52-3a1f-4c0e-9b7e-3d8f5a0d1c01',
  browser: 'Firefox',
  platform: 'Linux',
  startedAt: '2026-11-20T08:12:00.000Z',
  startedText: 'November 20, 2026 at 8:12 AM UTC',
  usedAt: '2026-11-27T19:40:00.000Z',
  usedText: 'November 27, 2026 at 7:40 PM UTC',
  isCurrent: true,
};
const phone: SessionEntry = {
  ...here,
  id: '0e8f4a52-3a1f-4c0e-9b7e-3d8f5a0d1c02',
  browser: 'Safari',
  platform: 'iPhone',
  isCurrent: false,
};
const unknown: SessionEntry = {
  id: '0e8f4a52-3a1f-4c0e-9b7e-3d8f5a0d1c03',
  startedAt: here.startedAt,
  startedText: here.startedText,
  usedAt: here.usedAt,
  usedText: here.usedText,
  isCurrent: false,
};
const many = Array.from({ length: 40 }, (_, index) => ({
  ...phone,
  id: `0e8f4a52-3a1f-4c0e-9b7e-3d8f5a0d2c${index + 10}`,
}));

export const examples = {
  several: sample({ entries: [here, phone, unknown] }),
  only: sample({ entries: [here] }),
  ended: sample({ entries: [here], done: 'others' }),
  many: sample({ entries: [here, ...many] }),
} as const;
