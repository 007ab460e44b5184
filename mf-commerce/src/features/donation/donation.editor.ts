import { DONATION_LIMIT } from 'shared-types/commerce/donation';
import type { BlockEditor } from 'shared-types/site/block-editor';

/** How owners edit a call for donations. Suggested amounts, which are in the site's currency, come from its document. */
export const editor: BlockEditor = {
  title: { en: 'Donations', pl: 'Darowizny' },
  group: 'store',
  picture: 'M12 20s-8-4.6-8-10a4.3 4.3 0 0 1 8-2.2A4.3 4.3 0 0 1 20 10c0 5.4-8 10-8 10z',
  defaults: { title: 'Support us' },
  translations: { pl: { 'Support us': 'Wesprzyj nas' } },
  fields: [
    {
      kind: 'text',
      key: 'title',
      label: { en: 'Title', pl: 'Tytuł' },
      longest: DONATION_LIMIT.titleLength,
      required: true,
    },
    { kind: 'text', key: 'text', label: { en: 'Text', pl: 'Tekst' }, longest: DONATION_LIMIT.textLength, lines: 4 },
    {
      kind: 'text',
      key: 'button',
      label: { en: 'Button', pl: 'Przycisk' },
      longest: DONATION_LIMIT.buttonLength,
    },
  ],
};
