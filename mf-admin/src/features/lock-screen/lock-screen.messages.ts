export const messages = {
  title: 'Lock screen',
  intro:
    'Visitors see it in place of pages that are locked with a password or for members. Lock a page in its page settings.',
  builtIn: 'A language without a lock screen of your own has the built-in one.',
  create: 'Create a lock screen',
  createIn: 'Create a lock screen in {language}',
  edit: 'Edit lock screen',
  editIn: 'Edit lock screen in {language}',
  versions: 'Page settings',
  draft: 'Not published yet',
  changedDraft: 'Changes not published yet',
  live: 'Published',
  preview: 'Preview',
  previewHint:
    'The latest draft. Visitors see the password form where a password opens the page, and the sign-in where members do.',
  frame: 'Your lock screen',
  failed: 'The lock screen could not be created. Wait a moment and try again.',
  signedOut: 'You are signed out. Sign in again to go on.',
  notAllowed: 'You can no longer change the lock screen.',
} as const;
