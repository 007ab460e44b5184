/** A picture that does not come must not hide the text beside it. */
const LONGEST_WAIT_MS = 3000;

/**
 * Resolves once no picture in an element is on its way: each has come, or could not; after three seconds in any case.
 *
 * @implements ANIM-02
 */
export async function imagesLoaded(element: HTMLElement, stop: AbortSignal): Promise<void> {
  const loading = [...element.querySelectorAll('img')].filter(({ complete }) => !complete);
  if (loading.length === 0) return;
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, stop]);
  const settled = (image: HTMLImageElement): Promise<unknown> =>
    new Promise((resolve) => {
      for (const type of ['load', 'error']) image.addEventListener(type, resolve, { once: true, signal });
    });
  const wait = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LONGEST_WAIT_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  await Promise.race([Promise.all(loading.map(settled)), wait]);
  over.abort();
}
