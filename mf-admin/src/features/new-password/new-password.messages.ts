export const messages = {
  title: 'New password',
  titleOfFirst: 'Choose a password',
  introToFirst: 'Use it with your email address to sign in on this site as a member.',
  password: 'New password',
  passwordOfFirst: 'Password',
  hint: 'At least {min} characters. Common passwords, your name and your email address are refused. Several words are easy to remember.',
  submit: 'Set the password',
  submitting: 'Saving…',
  problem: 'Please fix the errors below.',
  failed: 'Your password could not be set. Please try again.',
  gone: 'This link does not work: it was used, has expired, or was replaced by a newer one.',
  another: 'Request another email',
} as const;
