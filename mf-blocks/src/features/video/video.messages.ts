export const messages = {
  name: 'Video',
  play: 'Play video: {title}',
  playUnnamed: 'Play video',
  watch: 'Watch “{title}” at {provider}',
  watchUnnamed: 'Watch it at {provider}',
  newWindow: '(opens in a new window)',
  notice: 'The video comes from {provider}, which learns of your visit when you play it.',
  consent: '{provider} may store cookies. Accept cookies to watch the video here.',
  file: 'Download the video',
  invalid: 'Invalid video embed.',
  basicAccount:
    'Basic accounts of the first video provider are unsupported. Please share a video from a different account.',
} as const;
