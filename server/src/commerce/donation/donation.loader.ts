import type { Loader } from '../../site/page/loader';
import { ANYBODY } from '../payment/payer-of';
import { offeredMethods } from '../payment/payment-providers';
import { donationSettingsSchema } from '../../site/catalogue/donation-settings.schema';

/** Texts of a donation block, and the link of its button. */
export const donationLoader = {
  name: 'commerce/donation/donation',
  scope: 'site',
  load: ({ site, page: { page }, block }) => {
    const { title, text, button } = donationSettingsSchema.parse(block.settings);
    return Promise.resolve({
      donatePageId: page.id,
      title,
      text,
      button,
      isOpen: page.lock === undefined && offeredMethods(site, ANYBODY).length > 0,
    });
  },
} satisfies Loader<'commerce/donation/donation'>;
