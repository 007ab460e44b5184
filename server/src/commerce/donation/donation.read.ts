import type { Read } from '../../site/page/read';
import { offeredMethods } from '../payment/payment-doors';
import { donationSettingsSchema } from './donation-settings.schema';

/** What a donation block says, and where its button leads. */
export const donationRead = {
  name: 'commerce/donation/donation',
  scope: 'site',
  read: ({ site, page: { page }, block }) => {
    const { title, text, button } = donationSettingsSchema.parse(block.settings);
    return Promise.resolve({
      donatePageId: page.id,
      title,
      text,
      button,
      isOpen: page.lock === undefined && offeredMethods(site).length > 0,
    });
  },
} satisfies Read<'commerce/donation/donation'>;
