import type { StartRichText } from './rich-text';

/** Loads the editor of formatted text with the first call, and starts it in an element. */
export const startRichText: StartRichText = async (element, options) => {
  const { createRichText } = await import('./editor/create-rich-text');
  return createRichText(element, options);
};
