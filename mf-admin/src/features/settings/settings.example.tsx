import type { SettingsView } from 'shared-types/admin/settings';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const VALUES = {
  timeZone: 'Europe/Dublin',
  contactEmail: 'hello@shop.example',
  orderNoticeEmail: '',
  measurementStandard: 'metric',
};

const SAVED: NonNullable<SettingsView['saved']> = {
  base: 'state-1',
  values: VALUES,
  nowText: 'March 2, 2026 at 9:04 AM GMT',
  changed: { by: 'Olive Owner', at: '2026-03-02T09:04:00.000Z', atText: 'March 2, 2026 at 9:04 AM GMT' },
};

const TIME_ZONES: SettingsView['timeZones'] = [
  { title: '', zones: [{ value: 'UTC', text: 'UTC' }] },
  { title: 'America', zones: [{ value: 'America/New_York', text: 'New York (GMT-05:00)' }] },
  { title: 'Europe', zones: [{ value: 'Europe/Dublin', text: 'Dublin (GMT)' }] },
];

const sample = (view: Partial<SettingsView> = {}, form?: FormState): PropsOf<'admin/settings/saved'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d31', type: ADMIN_BLOCK_TYPE.settings, settings: {} },
  data: { 'admin/settings/saved': { currency: 'EUR', timeZones: TIME_ZONES, saved: SAVED, ...view } },
  ...(form && { form }),
});

const TYPED = { ...VALUES, base: 'state-1', contactEmail: 'hello' };
const { saved: _, ...signedOut } = sample().data['admin/settings/saved'];

export const examples = {
  saved: sample(),
  unknown: sample({
    timeZones: [...TIME_ZONES, { title: 'Mars', zones: [{ value: 'Mars/Olympus_Mons', text: 'Olympus Mons' }] }],
    saved: { ...SAVED, values: { ...VALUES, timeZone: 'Mars/Olympus_Mons' }, unknownTimeZone: 'Mars/Olympus_Mons' },
  }),
  wrong: sample(
    {},
    {
      values: TYPED,
      errors: { contactEmail: 'Please enter a valid email' },
      message: 'Not saved. Please fix the errors below and save again.',
      code: 'admin/settings-invalid',
    },
  ),
  conflict: sample(
    {},
    {
      values: TYPED,
      errors: { contactEmail: 'Saved meanwhile: studio@shop.example' },
      message: 'Meanwhile Ben has saved this (March 2, 2026 at 9:30 AM GMT).',
      key: 'state-2',
      code: 'admin/settings-conflict',
    },
  ),
  signedOut: {
    ...sample({}, { values: TYPED, errors: {}, message: 'You are signed out.', code: 'site/login-required' }),
    data: { 'admin/settings/saved': signedOut },
  },
};
