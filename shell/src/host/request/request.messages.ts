/**
 * Texts of the specification, except `failed`. The shell replaces `%url` and `%message`, because messages in the page must
 * be constants.
 */
export const messages = {
  unreachable: 'Unable to connect…',
  unauthorized: 'Unauthorized request',
  internal: 'Internal server error. Please try again later.',
  unavailable: 'This service is temporarily unavailable. Please try again later.',
  failed: 'Something went wrong. Please try again.',
  unparseable: 'Internal Error: Unable to parse server response from (%url) as JSON: %message',
} as const;
