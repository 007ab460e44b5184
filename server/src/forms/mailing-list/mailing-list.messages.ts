import type { InLanguages } from '../../platform/language';
import { polish } from './mailing-list.messages.pl';

export interface ListNames {
  readonly list: string;
  readonly siteName: string;
}

const english = {
  confirmed: 'You are subscribed.',
  unsubscribed: 'You are unsubscribed, and get no further emails of this list.',
  requested: 'A new email is on its way. Open the link in it to confirm your subscription.',
  confirmation: {
    subject: (siteName: string) => `Please confirm your subscription to ${siteName}`,
    title: 'Please confirm your subscription',
    text: ({ list, siteName }: ListNames) =>
      `Someone, most likely you, wants to get “${list}” from ${siteName} at this address. Confirm it within two weeks:`,
    link: 'Confirm the subscription',
    otherwise: 'If it was not you, you can ignore this email. You are not subscribed.',
  },
  welcome: {
    subject: (siteName: string) => `You are subscribed to ${siteName}`,
    title: 'You are subscribed',
    text: ({ list, siteName }: ListNames) =>
      `From now on you get “${list}” from ${siteName} at this address. You can leave the list at any time:`,
    link: 'Unsubscribe',
  },
};

export type MailingListMessages = typeof english;

export const MAILING_LIST_MESSAGES: InLanguages<MailingListMessages> = { en: english, pl: polish };
