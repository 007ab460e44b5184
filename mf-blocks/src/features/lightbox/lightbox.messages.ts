export const messages = {
  label: 'Pictures',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoom: 'Zoom',
  counter: '{n} / {count}',
  shown: 'Picture {n} of {count}',
  failed: 'This picture could not be loaded.',
  video: 'Video',
  play: 'Play video',
  consent: 'The provider of this video may store cookies. Accept cookies to watch the video here.',
} as const;
