import { messages as richTextMessages } from '../../../parts/rich-text-field/rich-text.messages.pl';

export const messages = {
  ...richTextMessages,
  description: 'Opis',
  descriptionHint: 'Akapity, listy, linki i wyróżnienia w HTML.',
  descriptionKept: 'Ten tekst zawiera HTML, którego edytor tekstu nie zachowa, dlatego edytujesz go jako HTML.',
  linkAddress: 'Odnośnik do',
  linkExample: '/o-nas lub https://example.com',
} as const;
