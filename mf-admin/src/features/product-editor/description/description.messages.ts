import { messages as richTextMessages } from '../../../parts/rich-text-field/rich-text.messages';

/** Kept apart, because the page's script does not need them. */
export const messages = {
  ...richTextMessages,
  description: 'Description',
  descriptionHint: 'Paragraphs, lists, links and emphasis as HTML.',
  descriptionKept: 'This text has HTML that the text editor cannot keep, so it is edited as HTML.',
  linkAddress: 'Link to',
  linkExample: '/about or https://example.com',
} as const;
