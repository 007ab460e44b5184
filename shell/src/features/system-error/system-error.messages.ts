export const messages = {
  wentWrong: 'Something Went Wrong!',
  logged: 'The error is logged automatically, where you allow it. Reload the page, or clear this message and go on.',
  unconnected: 'Unable to connect to Colonnade please try again',
  kept: 'Check your connection. What you have typed stays on this page until you reload it.',
  reload: 'Reload Page',
  clear: 'Clear',
} as const;
