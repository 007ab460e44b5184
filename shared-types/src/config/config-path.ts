/** Addresses of the configuration area, the same on every site. */
export const CONFIG_PATH = {
  home: '/config/',
  signIn: '/config/sign-in',
  submissions: '/config/forms',
} as const;

/** The parameter that names the page somebody came from to the configuration area: path and query. */
export const FRAME_URL_PARAMETER = 'frameUrl';
