/** The words of the lock screen that asks for a password. */
export const strings = {
  title: 'This page is locked',
  hint: 'If you have been given its password, write it here.',
  password: 'Password',
  submit: 'Open the page',
  submitting: 'Opening…',
  problem: 'Please look at what is marked below.',
  failed: 'Opening the page did not work. Please try again.',
} as const;
