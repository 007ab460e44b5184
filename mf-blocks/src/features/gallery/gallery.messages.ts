export const messages = {
  previous: 'Previous pictures',
  next: 'Next pictures',
  rotationStart: 'Start automatic slide show',
  rotationStop: 'Stop automatic slide show',
  slide: '{n} of {count}',
  thumbnails: 'Choose a picture',
  counter: '{n} / {count}',
  video: 'Watch the video: {name}',
  videoUnnamed: 'Watch the video',
  open: 'Open the picture',
  newWindow: '(opens in a new window)',
} as const;
