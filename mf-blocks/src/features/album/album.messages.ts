export const messages = {
  notice: 'The sound comes from {hosts}, which learns of your visit when you play it.',
  playing: 'Playing',
  playingOf: 'Now playing: {title}.',
  ready: 'Next is {title}. Press its play button to hear it.',
  failed: 'Cannot be played',
  failedOf: '{title} cannot be played.',
  file: 'Open the sound file',
} as const;
