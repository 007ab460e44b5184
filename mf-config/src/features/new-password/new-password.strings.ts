/** The words of the page where a new password is set. */
export const strings = {
  title: 'New password',
  titleOfFirst: 'Choose a password',
  introToFirst: 'With it and your email address you sign in on this site as a member.',
  password: 'New password',
  passwordOfFirst: 'Password',
  hint: 'At least {min} characters. Common passwords, your name and your email address are refused. Several words are easy to remember.',
  submit: 'Set the password',
  submitting: 'Setting…',
  problem: 'Please look at what is marked below.',
  failed: 'Setting the password did not work. Please try again.',
  gone: 'This link does not work: it has been used, its time is over, or another letter has taken its place.',
  another: 'Ask for another letter',
} as const;
