export const messages = {
  soundcloudLink: 'Listen at SoundCloud',
  soundcloudShow: 'Listen on this page',
  soundcloudTitle: 'Player (SoundCloud)',
  xLink: 'Follow @{account} on X',
  xShow: 'Show the follow button',
  xTitle: 'Follow @{account} (X)',
  newWindow: '(opens in a new window)',
  notice: 'This part comes from {service}, which then learns of your visit.',
  loading: 'Loading…',
  failed: 'This part could not be loaded. The link is still here.',
  retry: 'Retry',
  dismiss: 'Dismiss',
} as const;
