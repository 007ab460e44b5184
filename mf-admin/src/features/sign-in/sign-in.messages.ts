export const messages = {
  title: 'Sign in',
  intro: 'This is where the people who run this site sign in.',
  passwordSet: 'Your password was changed and you are signed out everywhere. Sign in with the new one.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  problem: 'Please fix the errors below.',
  failed: 'Could not sign you in. Please try again.',
  forgotten: 'Forgot your password?',
} as const;
