import type { BlockEditor } from 'shared-types/site/block-editor';

/** How owners edit a list of products. */
export const editor: BlockEditor = {
  title: { en: 'Products', pl: 'Produkty' },
  group: 'store',
  picture: 'M4 9l1.5-5h13L20 9M4 9h16M4 9v11h16V9M9 13h6',
  defaults: {},
  fields: [
    {
      kind: 'text',
      key: 'title',
      label: { en: 'Title', pl: 'Tytuł' },
      hint: { en: 'Without one, the title of the page is shown.', pl: 'Bez niego widać tytuł strony.' },
      longest: 200,
    },
    {
      kind: 'texts',
      key: 'only',
      label: { en: 'Only these products', pl: 'Tylko te produkty' },
      hint: {
        en: 'One on each line, by the end of its URL, such as stoneware-mug. Leave empty for all.',
        pl: 'Po jednym w wierszu: koniec adresu URL, na przykład stoneware-mug. Puste pole oznacza wszystkie.',
      },
      most: 60,
      longest: 200,
    },
    {
      kind: 'choice',
      key: 'view',
      label: { en: 'Layout', pl: 'Układ' },
      choices: [
        { value: 'grid', label: { en: 'Grid', pl: 'Siatka' } },
        { value: 'list', label: { en: 'List', pl: 'Lista' } },
      ],
    },
  ],
};
