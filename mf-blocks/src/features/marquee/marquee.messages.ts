export const messages = {
  pause: 'Pause moving text',
  play: 'Play moving text',
  newWindow: '(opens in a new window)',
} as const;
