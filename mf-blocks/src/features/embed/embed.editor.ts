import type { BlockEditor } from 'shared-types/site/block-editor';
import { LOADS_FIELD } from '../../parts/editor-fields/editor-fields';

export const editor: BlockEditor = {
  title: { en: 'Embed', pl: 'Element zewnętrzny' },
  group: 'social',
  picture: 'M8 8l-5 4 5 4M16 8l5 4-5 4M13.5 5l-3 14',
  defaults: { service: 'x', account: 'example' },
  fields: [
    {
      kind: 'choice',
      key: 'service',
      label: { en: 'Service', pl: 'Serwis' },
      choices: [
        { value: 'soundcloud', label: { en: 'SoundCloud player', pl: 'Odtwarzacz SoundCloud' } },
        { value: 'x', label: { en: 'Follow button for X', pl: 'Przycisk obserwowania w serwisie X' } },
      ],
    },
    {
      kind: 'text',
      key: 'url',
      label: { en: 'Address at SoundCloud', pl: 'Adres w serwisie SoundCloud' },
      longest: 2000,
      when: { key: 'service', is: ['soundcloud'] },
    },
    {
      kind: 'text',
      key: 'account',
      label: { en: 'Account at X', pl: 'Konto w serwisie X' },
      longest: 16,
      when: { key: 'service', is: ['x'] },
    },
    LOADS_FIELD,
  ],
};
