import type { Samples } from '../../tools/workbench/samples';
import { examples as contactForm } from './features/contact-form/contact-form.example';

/** The samples on this remote’s workbench. */
export const workbench = {
  'forms/contact-form': contactForm,
} satisfies Samples;
