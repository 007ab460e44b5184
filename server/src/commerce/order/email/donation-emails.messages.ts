import type { InLanguages } from '../../../platform/language';
import { polish } from './donation-emails.messages.pl';
import type { OrderEmailMessages } from './goods-emails.messages';

/** Donations have no shipping email. */
const english: OrderEmailMessages = {
  emails: {
    received: ({ siteName, number }) => ({
      subject: `Thank you for your donation ${number} – ${siteName}`,
      title: 'Thank you for your donation',
      text: `We have received your pledge to ${siteName}. We will email you once it is paid.`,
    }),
    confirmed: ({ siteName, number, amount }) => ({
      subject: `Receipt for your donation ${number} – ${siteName}`,
      title: 'Thank you for your donation',
      text: `Your donation of ${amount} to ${siteName} has arrived. This email is your receipt.`,
    }),
    paid: ({ siteName, number, amount }) => ({
      subject: `Receipt for your donation ${number} – ${siteName}`,
      title: 'Your donation has arrived',
      text: `Your donation of ${amount} to ${siteName} has arrived. Thank you. This email is your receipt.`,
    }),
    fulfilled: ({ siteName, number }) => ({
      subject: `Your donation ${number} – ${siteName}`,
      title: 'Your donation',
      text: `There is news about your donation ${number}.`,
    }),
    refunded: ({ siteName, number, amount, reason, isByHand }) => ({
      subject: `A refund for your donation ${number} – ${siteName}`,
      title: `${amount} refunded`,
      text: [
        isByHand
          ? `${amount} of donation ${number} will be refunded. ${siteName} sends it to you directly.`
          : `${amount} of donation ${number} has been refunded the way you paid.`,
        ...(reason ? [`Reason: ${reason}`] : []),
      ].join('\n'),
    }),
    cancelled: ({ siteName, number }) => ({
      subject: `Your donation ${number} was cancelled – ${siteName}`,
      title: 'Your donation was cancelled',
      text: `${siteName} has cancelled donation ${number}. There is nothing left to pay. If you have paid already, its page shows what was refunded.`,
    }),
    granted: ({ siteName, number }) => ({
      subject: `You can download the files of order ${number} again – ${siteName}`,
      title: 'You can download your files again',
      text: `${siteName} has given you more downloads of order ${number}.`,
    }),
    released: ({ siteName, number }) => ({
      subject: `Your donation ${number} was cancelled because it was not paid – ${siteName}`,
      title: 'Your donation was cancelled',
      text: `Donation ${number} to ${siteName} was not paid in time, so it was cancelled. There is nothing left to pay.`,
    }),
    tooLate: ({ siteName, number, amount }) => ({
      subject: `Your payment for donation ${number} came after it was cancelled – ${siteName}`,
      title: 'Your payment has arrived too late',
      text: `Your payment of ${amount} for donation ${number} arrived after the donation was cancelled. ${siteName} knows and will refund you. You do not have to do anything.`,
    }),
    link: ({ siteName, number }) => ({
      subject: `Your donation ${number} – ${siteName}`,
      title: `Your donation ${number}`,
      text: `Someone, most likely you, requested the link to this donation at ${siteName}. If it was not you, you can ignore this email: nobody else has it.`,
    }),
    notice: ({ siteName, number, amount }) => ({
      subject: `New donation ${number}: ${amount} – ${siteName}`,
      title: `New donation ${number}`,
      text: `Someone wants to donate ${amount} to ${siteName}.`,
    }),
    lateNotice: ({ siteName, number, amount }) => ({
      subject: `Refund donation ${number}: ${amount} paid after it was cancelled – ${siteName}`,
      title: `Donation ${number} was paid after it was cancelled`,
      text: `${amount} arrived for donation ${number} after it was cancelled. Open the donation and refund the donor.`,
    }),
  },
  parts: {
    items: 'What was given',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    free: 'Free',
    discount: 'Discount',
    taxIncluded: (name) => `Includes ${name}`,
    total: 'Total',
    giftCard: 'Gift card',
    due: 'Amount due',
    returned: (amount) => `${amount} goes back to the gift card that you paid with. Its code is the same.`,
    pay: 'How to pay',
    downloads: 'Your files',
    download: (name) => `Download ${name}`,
    downloadsLeft: (left, time) => `This link works ${left === 1 ? 'once' : `${left} times`}, until ${time}.`,
    heldUntil: (time) => `If the donation is not paid by ${time}, it is cancelled.`,
    address: 'Address',
    see: 'See your donation',
    lookup: 'If that link stops working, request a new one',
    manage: 'Open the donation',
    placed: (date) => `Given on ${date}`,
    from: (email) => `Email of the donor: ${email}`,
  },
};

/** Email texts of donations. */
export const DONATION_EMAILS: InLanguages<OrderEmailMessages> = { en: english, pl: polish };
