import type { BlockEditor } from 'shared-types/site/block-editor';

export const editor: BlockEditor = {
  title: { en: 'Event', pl: 'Wydarzenie' },
  group: 'text',
  picture: 'M5 6h14v14H5zM5 10h14M9 4v4M15 4v4M12 13v4M10 15h4',
  defaults: { part: 'heading' },
  fields: [
    {
      kind: 'choice',
      key: 'part',
      label: { en: 'Part', pl: 'Część' },
      hint: { en: 'Works on the pages of events.', pl: 'Działa na stronach wydarzeń.' },
      choices: [
        { value: 'heading', label: { en: 'Title, time, place and tags', pl: 'Tytuł, czas, miejsce i tagi' } },
        {
          value: 'neighbours',
          label: { en: 'Previous and next event', pl: 'Poprzednie i następne wydarzenie' },
        },
      ],
    },
  ],
};
