import type { BlockEditor } from 'shared-types/site/block-editor';

/** How owners edit what only popups and lock screens have. */
export const editor: BlockEditor = {
  title: { en: 'Part of the site', pl: 'Część witryny' },
  group: 'layout',
  picture: 'M4 5h16v14H4zM4 9h16M8 13h8',
  defaults: { part: 'close', label: 'No, thanks' },
  translations: { pl: { 'No, thanks': 'Nie, dziękuję' } },
  fields: [
    {
      kind: 'choice',
      key: 'part',
      label: { en: 'Part', pl: 'Część' },
      required: true,
      choices: [
        { value: 'close', label: { en: 'Button that closes the pop-up', pl: 'Przycisk zamykający okienko' } },
        { value: 'logo', label: { en: 'Logo', pl: 'Logo' } },
        { value: 'navigation', label: { en: 'Navigation', pl: 'Nawigacja' } },
        { value: 'links', label: { en: 'Links elsewhere', pl: 'Linki do innych miejsc' } },
        { value: 'notice', label: { en: 'Notice of a trial site', pl: 'Informacja o witrynie próbnej' } },
      ],
    },
    {
      kind: 'text',
      key: 'label',
      label: { en: 'Button text', pl: 'Tekst przycisku' },
      longest: 100,
      required: true,
      when: { key: 'part', is: ['close'] },
    },
    {
      kind: 'list',
      key: 'links',
      label: { en: 'Links', pl: 'Linki' },
      least: 1,
      most: 20,
      title: 'title',
      item: { title: 'Instagram', href: 'https://www.instagram.com/' },
      fields: [
        { kind: 'text', key: 'title', label: { en: 'Text', pl: 'Tekst' }, longest: 100, required: true },
        { kind: 'url', key: 'href', label: { en: 'URL', pl: 'URL' }, required: true },
      ],
      when: { key: 'part', is: ['links'] },
    },
  ],
};
