import { messages as settingsFormMessages } from '../settings-form/settings-form.messages';

export const messages = {
  ...settingsFormMessages,
  saved: 'Saved. Carts and new orders use it from now on.',
  removalYes: 'Remove',
} as const;
