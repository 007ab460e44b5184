import { CONTRACT, type Remote } from 'shared-types/remote';
import { config } from './config';
import { contactForm } from './features/contact-form/contact-form.feature';

export const remote = {
  area: 'forms',
  contract: CONTRACT,
  config,
  features: [contactForm],
} satisfies Remote;
