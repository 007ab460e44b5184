import type { RichText, StartRichText } from './rich-text';

/** Loads the editor of formatted text with the first call, and starts it in an element. */
export const startRichText: StartRichText = async (element, options) => {
  const { createRichText } = await import('./editor/create-rich-text');
  return createRichText(element, options);
};

/** The same if the editor keeps all of the HTML; else the element stays as it is, and there is no editor. */
export async function startRichTextIfKept(
  ...[element, options]: Parameters<StartRichText>
): Promise<RichText | undefined> {
  const { createRichText, isKept } = await import('./editor/create-rich-text');
  return isKept(options.html) ? createRichText(element, options) : undefined;
}
