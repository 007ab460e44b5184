import type { Loader } from '../../site/page/loader';

/** The id a form is sent with: its block's. */
export const formLoader = {
  name: 'forms/contact-form/form',
  scope: 'site',
  load: ({ block }) => Promise.resolve({ formId: block.id }),
} satisfies Loader<'forms/contact-form/form'>;
