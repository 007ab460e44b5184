export const messages = {
  title: 'This page is locked',
  hint: 'If you have the password, enter it here.',
  password: 'Password',
  submit: 'Open the page',
  submitting: 'Opening…',
  problem: 'Please fix the errors below.',
  failed: 'The page could not be opened. Please try again.',
} as const;
