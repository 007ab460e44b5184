export const messages = {
  signedOut: 'Logout Successful',
  signedOutMessage: 'You have been successfully logged out.',
  unsent: 'You are still signed in',
  unsentMessage: 'Something you have typed is still on this page. Send it or clear it, then sign out again.',
} as const;
