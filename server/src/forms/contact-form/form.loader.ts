import type { Loader } from '../../site/page/loader';

/** The id of a form, which is its block's. */
export const formLoader = {
  name: 'forms/contact-form/form',
  scope: 'site',
  load: ({ block }) => Promise.resolve({ formId: block.id }),
} satisfies Loader<'forms/contact-form/form'>;
