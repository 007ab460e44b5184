/** The messages of the member area. */
export const messages = {
  title: 'Members',
  email: 'Email',
  password: 'Password',
  forgotten: 'Forgot your password?',
  passwordSet: 'Your password is set, and you are signed out everywhere. Sign in with it now.',
  rememberMe: 'Keep me signed in on this device',
  submit: 'Sign in',
  submitting: 'Signing in…',
  problem: 'Please fix the errors below.',
  failed: 'Could not sign you in. Please try again.',
  signedIn: 'You are signed in as {name} ({email}).',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
} as const;
