export const messages = {
  title: 'Forgotten password',
  intro: 'Enter the email address of your account. We will send you a link to set a new password.',
  introToMember:
    'Enter the email address you sign in with on this site. We will send you a link to set a new password.',
  email: 'Email',
  submit: 'Send email',
  submitting: 'Sending…',
  requested:
    'If there is an account for that address on this site, an email is on its way. Its link sets a new password and works for half an hour.',
  requestedByMember:
    'If a member of this site has that address, an email is on its way. Its link sets a new password and works for half an hour.',
  problem: 'Please fix the errors below.',
  failed: 'Could not send. Please try again.',
  signIn: 'Back to sign in',
} as const;
