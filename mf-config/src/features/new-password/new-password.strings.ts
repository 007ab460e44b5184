/** The words of the page where a new password is set. */
export const strings = {
  title: 'New password',
  password: 'New password',
  hint: 'At least {min} characters. Several words are easier to remember than a short riddle.',
  submit: 'Set the password',
  submitting: 'Setting…',
  problem: 'Please look at what is marked below.',
  failed: 'Setting the password did not work. Please try again.',
  gone: 'This link does not work: it has been used, it is older than half an hour, or a newer letter has taken its place.',
  another: 'Ask for another letter',
} as const;
