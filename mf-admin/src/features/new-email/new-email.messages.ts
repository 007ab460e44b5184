export const messages = {
  title: 'New email address',
  intro: 'From then on you sign in with {email}.',
  submit: 'Use this address',
  submitting: 'Saving…',
  problem: 'Please fix the errors below.',
  failed: 'Your address could not be changed. Please try again.',
  done: 'Your email address is changed.',
  gone: 'This link does not work: it was used, has expired, or was replaced by a newer one. You can request the change again.',
  account: 'Your account',
} as const;
