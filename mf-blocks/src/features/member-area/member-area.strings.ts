/** The words of the member area. */
export const strings = {
  title: 'Members',
  email: 'E-mail',
  password: 'Password',
  rememberMe: 'Keep me signed in on this device',
  submit: 'Sign in',
  submitting: 'Signing in…',
  problem: 'Please look at what is marked below.',
  failed: 'Signing in did not work. Please try again.',
  signedIn: 'You are signed in as {name} ({email}).',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
} as const;
