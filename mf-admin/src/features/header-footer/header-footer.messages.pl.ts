import { messages as siteDraftMessages } from '../../parts/site-draft/site-draft.messages.pl';

export const messages = {
  ...siteDraftMessages,
  title: 'Nagłówek i stopka',
  intro: 'Nazwa i teksty nad każdą stroną i pod nią.',
  languages: 'Edytuj w innym języku',
  look: 'Zobacz witrynę',
  links: 'Zmień linki nawigacji',
  siteName: 'Nazwa witryny',
  siteNameHint: 'U góry i u dołu stron, w wynikach wyszukiwania i w e-mailach. Taka sama we wszystkich językach.',
  tagline: 'Slogan',
  taglineHint: 'Jedno lub dwa zdania pod nazwą; wyszukiwarki pokazują je dla stron bez własnego opisu.',
  note: 'Tekst w stopce',
  noteHint: 'Godziny otwarcia, adres, kto prowadzi witrynę.',
} as const;
