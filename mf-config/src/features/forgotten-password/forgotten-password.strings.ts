/** The words of the page for who has forgotten the password. */
export const strings = {
  title: 'Forgotten password',
  intro: 'Write the email address of your account. A letter goes there, with a link that sets a new password.',
  introToMember:
    'Write the email address with which you sign in on this site. A letter goes there, with a link that sets a new password.',
  email: 'Email',
  submit: 'Send the letter',
  submitting: 'Sending…',
  requested:
    'If there is an account for that address on this site, a letter is on its way. Its link sets a new password and works for half an hour.',
  requestedByMember:
    'If a member of this site has that address, a letter is on its way. Its link sets a new password and works for half an hour.',
  problem: 'Please look at what is marked below.',
  failed: 'Sending did not work. Please try again.',
  signIn: 'Back to signing in',
} as const;
