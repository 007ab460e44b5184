/** Paths of a site's pages for members, below the root of each language; not allowed in site documents. */
export const MEMBER_PATH = {
  signIn: '/site-users/sign-in',
  forgottenPassword: '/site-users/forgotten',
  newPassword: '/site-users/reset',
} as const;

/** Calls for members without a password; bodies and responses are those of accounts. */
export const MEMBER_PASSWORD_CALLS = {
  /** Requests an email; body `RequestPasswordReset`. */
  requestMemberReset: { method: 'POST', path: '/api/site-users/account/password-letter' },
  /** Sets the password with an emailed token; body `ResetPassword`. */
  resetMemberPassword: { method: 'POST', path: '/api/site-users/account/password' },
} as const;
