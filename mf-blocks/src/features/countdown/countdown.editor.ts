import type { BlockEditor } from 'shared-types/site/block-editor';
import { headingLevelField } from '../../parts/editor-fields/editor-fields';

export const editor: BlockEditor = {
  title: { en: 'Countdown', pl: 'Odliczanie' },
  group: 'text',
  picture: 'M12 6a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 10v4l2 2M9 2h6M12 2v4',
  defaults: { heading: 'Opening night', until: '2030-01-01 18:00', timeZone: 'UTC' },
  translations: { pl: { 'Opening night': 'Wieczór otwarcia' } },
  fields: [
    { kind: 'text', key: 'heading', label: { en: 'Heading', pl: 'Nagłówek' }, longest: 200 },
    {
      kind: 'text',
      key: 'until',
      label: { en: 'Date and time', pl: 'Data i godzina' },
      hint: { en: 'Like 2030-01-31 18:00', pl: 'Na przykład 2030-01-31 18:00' },
      longest: 16,
      required: true,
    },
    {
      kind: 'text',
      key: 'timeZone',
      label: { en: 'Time zone', pl: 'Strefa czasowa' },
      hint: { en: 'Like Europe/Dublin; UTC if empty', pl: 'Na przykład Europe/Warsaw; jeśli puste, UTC' },
      longest: 60,
    },
    {
      kind: 'text',
      key: 'afterText',
      label: { en: 'Text afterwards', pl: 'Tekst po czasie' },
      longest: 300,
      lines: 2,
    },
    {
      kind: 'switch',
      key: 'showSince',
      label: { en: 'Show how long ago it was', pl: 'Pokazuj, jak dawno to było' },
    },
    headingLevelField(2, 3),
  ],
};
