import type { SecondStepView } from 'shared-types/admin/people/second-step';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (view: SecondStepView, form?: FormState): PropsOf<'admin/second-step/form'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d44', type: ADMIN_BLOCK_TYPE.secondStep, settings: {} },
  data: { 'admin/second-step/form': view },
  ...(form && { form }),
});

export const examples = {
  code: sample({ waitsFor: 'code', authenticator: 'on', passkeyHosts: ['shop.example'] }),
  wrong: sample(
    { waitsFor: 'code', authenticator: 'off', passkeyHosts: [] },
    {
      values: {},
      errors: { oneTimeCode: 'This code is wrong, too old, or was used already.' },
      message: 'The code is wrong. See the message beside it.',
    },
  ),
  lost: sample({ waitsFor: 'code', authenticator: 'lost', passkeyHosts: [] }),
  setUp: sample({
    waitsFor: 'setup',
    email: 'ada@shop.example',
    setup: { qr: { size: 9, path: 'M4 4h1v1h-1z' }, secret: 'GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ' },
  }),
  ended: sample({ waitsFor: 'password' }),
} as const;
