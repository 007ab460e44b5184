import { CONTRACT } from 'shared-types/remote';
import type { RenderRemote } from 'shared-types/render';
import { messages as contactFormMessages } from './features/contact-form/contact-form.messages';
import { messages as contactFormPolish } from './features/contact-form/contact-form.messages.pl';
import { element as contactForm } from './features/contact-form/contact-form.view';

/** The forms on the server. */
export const remote = {
  contract: CONTRACT,
  version: __VERSION__,
  features: {
    'forms/contact-form': {
      element: contactForm,
      fallback: {
        en: '<p role="alert">This form cannot be shown right now. Please try again in a few minutes.</p>',
        pl: '<p role="alert">Tego formularza nie można teraz wyświetlić. Spróbuj ponownie za kilka minut.</p>',
      },
      messages: { en: contactFormMessages, pl: contactFormPolish },
    },
  },
} satisfies RenderRemote;
