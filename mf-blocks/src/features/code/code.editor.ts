import type { BlockEditor } from 'shared-types/site/block-editor';

export const editor: BlockEditor = {
  title: { en: 'Code', pl: 'Kod' },
  group: 'code',
  picture: 'M4 5h16v14H4zM9 9.5L6.5 12L9 14.5M15 9.5l2.5 2.5l-2.5 2.5M13 9l-2 6',
  defaults: { html: '<p>Hello</p>' },
  translations: { pl: { '<p>Hello</p>': '<p>Dzień dobry</p>' } },
  fields: [
    { kind: 'code', key: 'html', label: { en: 'HTML', pl: 'HTML' }, language: 'html', longest: 100_000 },
    { kind: 'code', key: 'css', label: { en: 'CSS', pl: 'CSS' }, language: 'css', longest: 100_000 },
    {
      kind: 'code',
      key: 'javascript',
      label: { en: 'JavaScript', pl: 'JavaScript' },
      language: 'javascript',
      longest: 100_000,
    },
    {
      kind: 'choice',
      key: 'display',
      label: { en: 'Display', pl: 'Wyświetlanie' },
      choices: [
        { value: 'run', label: { en: 'Run the code', pl: 'Uruchom kod' } },
        { value: 'source', label: { en: 'Show the code', pl: 'Pokaż kod' } },
      ],
    },
    {
      kind: 'switch',
      key: 'external',
      label: { en: 'Loads from other sites', pl: 'Ładuje się z innych stron' },
      hint: {
        en: 'Visitors see it once they allow that. Without this, the code cannot reach other sites.',
        pl: 'Odwiedzający widzą go, gdy na to pozwolą. Bez tego kod nie może łączyć się z innymi stronami.',
      },
      when: { key: 'display', is: ['run'] },
    },
    {
      kind: 'text',
      key: 'title',
      label: { en: 'Title for screen readers', pl: 'Tytuł dla czytników ekranu' },
      longest: 200,
    },
    {
      kind: 'number',
      key: 'height',
      label: { en: 'Height', pl: 'Wysokość' },
      hint: { en: 'Leave empty to follow the content.', pl: 'Pozostaw puste, aby dopasować do treści.' },
      least: 20,
      most: 4000,
      unit: 'px',
      when: { key: 'display', is: ['run'] },
    },
  ],
};
