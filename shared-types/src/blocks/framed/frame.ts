/** Calls of blocks that show something in a frame of its own. */
export const FRAME_CALLS = {
  /** The page of a block's frame: a provider's widget, or the owner's code, and nothing else. */
  getFrame: { method: 'GET', path: '/frame/:block' },
} as const;

/** Parameters of that address. */
export const FRAME_PARAMETER = {
  /** Path of the page that bears the block: comments are of one page. */
  path: 'path',
  /** `count` asks for the number of comments alone. */
  part: 'part',
} as const;

/** Key of the height, in CSS pixels, that a frame with an owner's code tells the page around it. */
export const FRAME_HEIGHT_KEY = 'frameHeight';
