import type { OwnAccountView } from 'shared-types/admin/people/account';
import type { PasskeyEntry } from 'shared-types/admin/people/two-step';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const laptop: PasskeyEntry = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f2e01',
  name: 'Laptop',
  host: 'shop.example',
  addedAt: '2026-11-20T08:12:00.000Z',
  addedText: 'November 20, 2026 at 8:12 AM UTC',
};
const PASSKEYS: readonly PasskeyEntry[] = [
  {
    ...laptop,
    id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f2e02',
    name: 'Averylongnamewithoutanyspace'.repeat(3),
    usedAt: laptop.addedAt,
    usedText: laptop.addedText,
  },
  laptop,
];

const sample = (view: Partial<OwnAccountView> = {}, form?: FormState): PropsOf<'admin/account/details'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d45', type: ADMIN_BLOCK_TYPE.account, settings: {} },
  data: {
    'admin/account/details': {
      displayName: 'Ada Owner',
      email: 'ada@shop.example',
      isConfirmed: true,
      authenticator: 'off',
      passkeys: [],
      mustUseTwoStep: false,
      sessions: 1,
      ...view,
    },
  },
  ...(form && { form }),
});
const CODES = Array.from({ length: 10 }, (_, index) => `1f3a-90bc-77d2-e01b-4c5${index}`);

export const examples = {
  fresh: sample(),
  unconfirmed: sample({ isConfirmed: false, authenticator: 'on', passkeys: PASSKEYS, codesLeft: 3 }),
  settingUp: sample({ authenticator: { qr: { size: 9, path: 'M4 4h1v1h-1z' }, secret: 'GEZD GNBV GY3T QOJQ' } }),
  newCodes: sample(
    { authenticator: 'on', codesLeft: 10, newCodes: CODES, done: 'authenticatorOn' },
    { values: {}, errors: {}, done: true, isFirst: true },
  ),
  full: sample({
    authenticator: 'on',
    passkeys: PASSKEYS,
    codesLeft: 0,
    mustUseTwoStep: true,
    newEmail: 'ada@new.example',
    sessions: 4,
  }),
  wrong: sample(
    {},
    {
      values: { form: 'password' },
      errors: { currentPassword: 'This is not your current password. Check it and try again.' },
      message: 'The password is wrong. Check it and try again.',
    },
  ),
} as const;
