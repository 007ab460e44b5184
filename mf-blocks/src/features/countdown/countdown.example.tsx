import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const block = (settings: unknown): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a53', type: BLOCK_TYPE.countdown, settings },
  data: {},
});

export const examples = {
  ahead: block({
    heading: 'The next firing',
    until: '2049-12-31 18:00',
    timeZone: 'America/Los_Angeles',
    afterText: 'The kiln is open.',
  }),
  over: block({ until: '2020-01-01T12:00', afterText: 'The kiln is open.', showSince: true, headingLevel: 3 }),
  arabic: block({ heading: 'حتى موعد الافتتاح', until: '2049-12-31 18:00', timeZone: 'Africa/Cairo' }),
  unreadable: block({ heading: 'Soon', until: 'on a Friday', timeZone: 'Portland' }),
} as const;
