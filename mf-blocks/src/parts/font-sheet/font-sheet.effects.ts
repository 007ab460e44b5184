/**
 * Adds a style sheet of a font service to the page, until it stops. Resolves once it has come; rejects where it cannot: the
 * page then keeps the fonts it has.
 */
export function loadFontSheet(href: string, stop: AbortSignal): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href });
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { signal: stop });
    link.addEventListener('error', () => reject(new Error(`The fonts at ${new URL(href).host} could not be loaded.`)), {
      signal: stop,
    });
  });
  stop.addEventListener('abort', () => link.remove());
  document.head.append(link);
  return loaded;
}
