/** Addresses of a site's own pages for its members, below the root of each of its languages. No document may have one there. */
export const MEMBER_PATH = {
  signIn: '/site-users/sign-in',
  forgottenPassword: '/site-users/forgotten',
  newPassword: '/site-users/reset',
} as const;

/** Calls for members who have no password yet, or have forgotten it. Their bodies and replies are those of accounts. */
export const MEMBER_PASSWORD_CALLS = {
  /** Asks for a letter: `RequestPasswordReset`. */
  requestMemberReset: { method: 'POST', path: '/api/site-users/account/password-letter' },
  /** Sets the password of who has a letter's token: `ResetPassword`. */
  resetMemberPassword: { method: 'POST', path: '/api/site-users/account/password' },
} as const;
