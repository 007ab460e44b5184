/** The words of the member area. */
export const strings = {
  title: 'Members',
  email: 'Email',
  password: 'Password',
  forgotten: 'Forgotten your password?',
  passwordSet: 'Your password is set, and you are signed out everywhere. Sign in with it now.',
  rememberMe: 'Keep me signed in on this device',
  submit: 'Sign in',
  submitting: 'Signing in…',
  problem: 'Please look at what is marked below.',
  failed: 'Signing in did not work. Please try again.',
  signedIn: 'You are signed in as {name} ({email}).',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
} as const;
