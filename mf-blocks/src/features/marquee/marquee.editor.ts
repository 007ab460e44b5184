import type { BlockEditor } from 'shared-types/site/block-editor';

export const editor: BlockEditor = {
  title: { en: 'Marquee', pl: 'Ruchomy tekst' },
  group: 'text',
  picture: 'M3 12c2-4 4-4 6 0s4 4 6 0 4-4 6 0M17 5l3 0M17 5l2-2M17 5l2 2',
  defaults: { text: 'Free shipping on all orders this week', waveIntensity: 20 },
  translations: {
    pl: { 'Free shipping on all orders this week': 'W tym tygodniu darmowa dostawa wszystkich zamówień' },
  },
  fields: [
    { kind: 'text', key: 'text', label: { en: 'Text', pl: 'Tekst' }, longest: 500, required: true },
    { kind: 'link', key: 'link', label: { en: 'Link', pl: 'Odnośnik' } },
    {
      kind: 'choice',
      key: 'size',
      label: { en: 'Text size', pl: 'Rozmiar tekstu' },
      choices: [
        { value: 'medium', label: { en: 'Medium', pl: 'Średni' } },
        { value: 'small', label: { en: 'Small', pl: 'Mały' } },
        { value: 'large', label: { en: 'Large', pl: 'Duży' } },
      ],
    },
    {
      kind: 'number',
      key: 'waveIntensity',
      label: { en: 'Wave height', pl: 'Wysokość fali' },
      hint: { en: '0 is a straight line.', pl: '0 to linia prosta.' },
      least: 0,
      most: 100,
      unit: '%',
    },
    {
      kind: 'number',
      key: 'waveFrequency',
      label: { en: 'Wave frequency', pl: 'Częstotliwość fali' },
      least: 0,
      most: 100,
      unit: '%',
    },
    {
      kind: 'choice',
      key: 'animationDirection',
      label: { en: 'Direction', pl: 'Kierunek' },
      choices: [
        { value: 'left', label: { en: 'Left', pl: 'W lewo' } },
        { value: 'right', label: { en: 'Right', pl: 'W prawo' } },
      ],
    },
    {
      kind: 'number',
      key: 'animationSpeed',
      label: { en: 'Speed', pl: 'Prędkość' },
      least: 10,
      most: 300,
      step: 10,
      unit: 'px/s',
    },
    { kind: 'switch', key: 'pausedOnHover', label: { en: 'Pause on hover', pl: 'Zatrzymaj pod kursorem' } },
  ],
};
