import type { InLanguages } from '../../../platform/language';
import { polish } from './mailing-list-page.messages.pl';

const english = {
  confirm: { title: 'Confirm your subscription', description: 'Confirm that you want our emails.' },
  unsubscribe: { title: 'Unsubscribe', description: 'Leave our mailing list.' },
};

export type MailingListPageMessages = typeof english;

export const MAILING_LIST_PAGE_MESSAGES: InLanguages<MailingListPageMessages> = { en: english, pl: polish };
