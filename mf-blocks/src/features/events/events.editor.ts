import { EVENTS_COUNT } from 'shared-types/blocks/events/events';
import type { BlockEditor } from 'shared-types/site/block-editor';
import { BLOCK_VARIANT } from 'shared-types/site/block-type';

export const editor: BlockEditor = {
  title: { en: 'Events', pl: 'Wydarzenia' },
  group: 'lists',
  picture: 'M5 6h14v14H5zM5 10h14M9 4v4M15 4v4M9 14h2M13 14h2M9 17h2',
  variants: [{ value: BLOCK_VARIANT.events, label: { en: 'Events', pl: 'Wydarzenia' } }],
  defaults: { design: 'list' },
  fields: [
    {
      kind: 'page',
      key: 'collection',
      only: 'collections',
      label: { en: 'Events of', pl: 'Wydarzenia ze strony' },
      hint: { en: 'Leave empty for the events of this page.', pl: 'Puste pole pokazuje wydarzenia tej strony.' },
    },
    { kind: 'text', key: 'title', label: { en: 'Heading', pl: 'Nagłówek' }, longest: 200 },
    {
      kind: 'choice',
      key: 'design',
      label: { en: 'Design', pl: 'Wygląd' },
      choices: [
        { value: 'list', label: { en: 'List', pl: 'Lista' } },
        { value: 'calendar', label: { en: 'Calendar', pl: 'Kalendarz' } },
      ],
    },
    {
      kind: 'number',
      key: 'count',
      label: { en: 'Events per page', pl: 'Wydarzeń na stronie' },
      least: 1,
      most: EVENTS_COUNT.most,
      step: 1,
      when: { key: 'design', is: ['list'] },
    },
    {
      kind: 'switch',
      key: 'pictures',
      label: { en: 'Show pictures', pl: 'Pokaż zdjęcia' },
      when: { key: 'design', is: ['list'] },
    },
    {
      kind: 'switch',
      key: 'excerpts',
      label: { en: 'Show excerpts', pl: 'Pokaż streszczenia' },
      when: { key: 'design', is: ['list'] },
    },
    {
      kind: 'switch',
      key: 'tags',
      label: { en: 'Show tags', pl: 'Pokaż tagi' },
      when: { key: 'design', is: ['list'] },
    },
    {
      kind: 'switch',
      key: 'feed',
      label: { en: 'Show a link to subscribe', pl: 'Pokaż link do subskrypcji' },
    },
  ],
};
