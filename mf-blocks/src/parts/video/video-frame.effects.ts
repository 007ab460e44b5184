/** The player of a button's video, in a frame that begins to play; the button's attributes are `videoAttributes`. */
export function createVideoFrame({ dataset, ownerDocument }: HTMLElement): HTMLIFrameElement {
  return Object.assign(ownerDocument.createElement('iframe'), {
    src: dataset['video'],
    title: dataset['title'],
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    // Without a referrer YouTube's player refuses to play.
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
}

/** Posts a command to a button's player; false if the player takes none. */
export function commandVideo(frame: HTMLIFrameElement, command: 'play' | 'pause', { dataset }: HTMLElement): boolean {
  const message = dataset[command];
  if (message) frame.contentWindow?.postMessage(message, new URL(frame.src).origin);
  return message !== undefined;
}
