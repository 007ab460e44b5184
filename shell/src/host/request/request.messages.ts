/**
 * What a call that failed says; the texts are the specification's but for `failed`, which it leaves open. Messages that
 * travel in the page are constants, so `%url` and `%message` are filled in by the shell.
 */
export const messages = {
  unreachable: 'Unable to connect…',
  unauthorized: 'Unauthorized request',
  internal: 'Internal server error. Please try again later.',
  unavailable: 'This service is temporarily unavailable. Please try again later.',
  failed: 'Something went wrong. Please try again.',
  unparseable: 'Internal Error: Unable to parse server response from (%url) as JSON: %message',
} as const;
