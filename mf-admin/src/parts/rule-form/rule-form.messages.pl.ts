import { messages as settingsFormMessages } from '../settings-form/settings-form.messages.pl';

export const messages = {
  ...settingsFormMessages,
  saved: 'Zapisano. Koszyki i nowe zamówienia już tego używają.',
  removalYes: 'Usuń',
} as const;
