import { CONTRACT, type Remote } from 'shared-types/remote';
import { config } from './config';
import { contactForm } from './features/contact-form/contact-form.feature';
import { mailingList } from './features/mailing-list/mailing-list.feature';

export const remote = {
  area: 'forms',
  contract: CONTRACT,
  config,
  features: [contactForm, mailingList],
} satisfies Remote;
