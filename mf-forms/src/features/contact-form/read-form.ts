import type { ContactFormSettings } from 'shared-types/forms/contact-form';
import { newsletterForm } from 'shared-types/forms/newsletter';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import { object, readContactForm, text } from './read-contact-form';

/** Validated settings of a form or a newsletter. */
export interface ReadForm {
  readonly settings: ContactFormSettings;
  /** Below the title; may be empty. */
  readonly text: string;
  readonly isNewsletter: boolean;
}

/** Reads the settings of a block; throws an error with a message if they are invalid. */
export function readForm({ type, settings }: Pick<Block, 'type' | 'settings'>): ReadForm {
  if (type !== BLOCK_TYPE.newsletter) return { settings: readContactForm(settings), text: '', isNewsletter: false };
  const values = object(settings, 'A newsletter’s settings');
  const label = text(values['label'], 'label');
  if (!label) throw new Error('A newsletter needs a label for its field.');
  const form = newsletterForm({
    title: text(values['title'], 'title'),
    label,
    submitButtonText: text(values['submitButtonText'], 'submitButtonText'),
    submissionMessage: text(values['submissionMessage'], 'submissionMessage'),
  });
  return { settings: form, text: text(values['text'], 'text'), isNewsletter: true };
}
