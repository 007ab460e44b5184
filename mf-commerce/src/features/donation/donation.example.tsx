import type { DonationView } from 'shared-types/commerce/donation';
import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';

const sample = (changes: Partial<DonationView> = {}): PropsOf<'commerce/donation/donation'> => ({
  block: { id: sampleId(18), type: BLOCK_TYPE.donation, settings: {} },
  data: {
    'commerce/donation/donation': {
      donatePageId: sampleId(70),
      title: 'A kiln for the school',
      text: 'Forty children a week make their first bowl with us. Their kiln is from 1987.',
      button: '',
      isOpen: true,
      ...changes,
    },
  },
});

/** Examples of a donation block. */
export const examples = {
  open: sample(),
  worded: sample({ button: 'Help us fire', text: '' }),
  closed: sample({ isOpen: false }),
} as const;
