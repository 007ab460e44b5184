/** The messages of the page that lists an account's sessions. */
export const messages = {
  home: 'Admin',
  title: 'Where you are signed in',
  intro:
    'Each browser in which you have signed in to this site. Sign out of any you do not recognize, then change your password.',
  device: '{platform, select, unknown {{browser}} other {{browser} on {platform}}}',
  unknownBrowser: 'Unknown browser',
  current: 'This browser',
  started: 'Signed in',
  used: 'Last used',
  end: 'Sign out',
  endLabel: 'Sign out of {device}, signed in {started}',
  ending: 'Signing out…',
  endOthers: 'Sign out everywhere else',
  only: 'You are not signed in anywhere else.',
  forgotten: 'Change your password',
  failed: 'The session could not be ended. Wait a moment and try again.',
  signedOut: 'You are signed out.',
  notAllowed: 'You can no longer do this.',
  signIn: 'Sign in in another tab, then try again here.',
  done: '{done, select, others {You are signed out everywhere else.} other {That browser is signed out.}}',
} as const;
