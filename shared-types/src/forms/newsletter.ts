import type { ContactFormSettings } from './contact-form';

/**
 * Up to this width of the block, in CSS pixels, the button stands below the field, else beside it.
 * @implements NEWS-01
 */
export const NEWSLETTER_NARROW_PX = 320;

/** Settings of a newsletter block: a form with an email field; plain texts. */
export interface NewsletterSettings {
  readonly title?: string;
  /** What subscribers get, below the title. */
  readonly text?: string;
  /** Label of the email field. */
  readonly label: string;
  /** A default in the page's language if empty. */
  readonly submitButtonText?: string;
  /** Thanks; a default in the page's language if empty. */
  readonly submissionMessage?: string;
  /** Id of the mailing list that visitors join. */
  readonly mailingListId?: string;
}

/** The form of a newsletter block. */
export function newsletterForm(settings: NewsletterSettings): ContactFormSettings {
  const { title = '', label, submitButtonText = '', submissionMessage = '', mailingListId } = settings;
  return {
    title,
    fields: [{ id: 'email', type: 'email', title: label, required: true }],
    submitButtonText,
    submissionMessage,
    ...(mailingListId ? { mailingListId } : {}),
  };
}
