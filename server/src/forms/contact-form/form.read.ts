import type { Read } from '../../site/page/read';

/** The id a form is sent with: its block's. */
export const formRead = {
  name: 'forms/contact-form/form',
  scope: 'site',
  read: ({ block }) => Promise.resolve({ formId: block.id }),
} satisfies Read<'forms/contact-form/form'>;
