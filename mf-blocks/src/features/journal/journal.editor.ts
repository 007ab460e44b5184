import { POST_FORMAT } from 'shared-types/blocks/journal/post-format';
import { JOURNAL_COUNT } from 'shared-types/blocks/journal/journal';
import type { BlockEditor } from 'shared-types/site/block-editor';
import { POSTS_FIELD } from '../../parts/editor-fields/editor-fields';

export const editor: BlockEditor = {
  title: { en: 'Journal', pl: 'Dziennik' },
  group: 'lists',
  picture: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h5',
  defaults: { layout: 'list' },
  fields: [
    {
      ...POSTS_FIELD,
      hint: { en: 'Leave empty for the posts of this page.', pl: 'Puste pole pokazuje wpisy tej strony.' },
    },
    { kind: 'text', key: 'title', label: { en: 'Heading', pl: 'Nagłówek' }, longest: 200 },
    {
      kind: 'choice',
      key: 'layout',
      label: { en: 'Layout', pl: 'Układ' },
      choices: [
        { value: 'list', label: { en: 'List', pl: 'Lista' } },
        { value: 'grid', label: { en: 'Grid', pl: 'Siatka' } },
      ],
    },
    {
      kind: 'number',
      key: 'count',
      label: { en: 'Posts per page', pl: 'Wpisów na stronie' },
      least: 1,
      most: JOURNAL_COUNT.most,
      step: 1,
    },
    {
      kind: 'text',
      key: 'postUrl',
      label: { en: 'Post URL format', pl: 'Format adresu wpisów' },
      hint: {
        en: 'Of new posts: %y is the year, %m the month, %d the day and %t the title. Leave empty for the title alone.',
        pl: 'Dla nowych wpisów: %y to rok, %m miesiąc, %d dzień, a %t tytuł. Puste pole oznacza sam tytuł.',
      },
      longest: POST_FORMAT.longest,
      pattern: '([^%]|%+[ymdtYMDT])*',
    },
    { kind: 'switch', key: 'pictures', label: { en: 'Show pictures', pl: 'Pokaż zdjęcia' } },
    { kind: 'switch', key: 'excerpts', label: { en: 'Show excerpts', pl: 'Pokaż streszczenia' } },
    { kind: 'switch', key: 'authors', label: { en: 'Show authors', pl: 'Pokaż autorów' } },
    { kind: 'switch', key: 'tags', label: { en: 'Show tags', pl: 'Pokaż tagi' } },
  ],
};
