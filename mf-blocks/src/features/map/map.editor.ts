import { MAP_STYLE } from 'shared-types/blocks/map';
import type { BlockEditor } from 'shared-types/site/block-editor';

export const editor: BlockEditor = {
  title: { en: 'Map', pl: 'Mapa' },
  group: 'media',
  picture: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  defaults: { location: { addressTitle: 'Our address' } },
  translations: { pl: { 'Our address': 'Nasz adres' } },
  fields: [
    { kind: 'place', key: 'location', label: { en: 'Place', pl: 'Miejsce' }, required: true },
    {
      kind: 'picture',
      key: 'picture',
      label: { en: 'Picture', pl: 'Zdjęcie' },
      hint: {
        en: 'Shown until visitors open the map. A drawing if empty.',
        pl: 'Widoczne, dopóki odwiedzający nie otworzy mapy. Jeśli puste, rysunek.',
      },
    },
    {
      kind: 'choice',
      key: 'style',
      label: { en: 'Style', pl: 'Styl' },
      choices: [
        { value: MAP_STYLE.original, label: { en: 'Original', pl: 'Oryginalny' } },
        { value: MAP_STYLE.grayscale, label: { en: 'Grayscale', pl: 'Odcienie szarości' } },
        { value: MAP_STYLE.satellite, label: { en: 'Satellite', pl: 'Satelita' } },
        { value: MAP_STYLE.minimalLight, label: { en: 'Minimal, light', pl: 'Prosty, jasny' } },
        { value: MAP_STYLE.minimalDark, label: { en: 'Minimal, dark', pl: 'Prosty, ciemny' } },
        { value: MAP_STYLE.minimalBlue, label: { en: 'Minimal, blue', pl: 'Prosty, niebieski' } },
      ],
    },
    { kind: 'switch', key: 'showLabels', label: { en: 'Show labels', pl: 'Pokazuj nazwy' } },
    { kind: 'switch', key: 'showTerrain', label: { en: 'Show terrain', pl: 'Pokazuj ukształtowanie terenu' } },
    { kind: 'switch', key: 'showControls', label: { en: 'Zoom buttons', pl: 'Przyciski powiększania' } },
    { kind: 'switch', key: 'draggable', label: { en: 'Visitors can move the map', pl: 'Mapę można przesuwać' } },
    { kind: 'switch', key: 'scrollwheel', label: { en: 'Zoom with the wheel', pl: 'Powiększaj kółkiem myszy' } },
    {
      kind: 'switch',
      key: 'linkOnClick',
      label: { en: 'The marker opens Google Maps', pl: 'Znacznik otwiera Mapy Google' },
    },
  ],
};
