/** The words of the sign-in page. */
export const strings = {
  title: 'Sign in',
  intro: 'This is where the people who run this site sign in.',
  passwordSet: 'Your password is changed, and you are signed out everywhere. Sign in with the new one.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  problem: 'Please look at what is marked below.',
  failed: 'Signing in did not work. Please try again.',
  forgotten: 'Forgotten your password?',
} as const;
