/** How long Disqus has to say how many comments there are. */
const TIMEOUT_MS = 10_000;

/**
 * Asks Disqus's own script, in a frame that nobody sees, how many comments a page has. Rejects where it cannot be loaded,
 * or does not answer within ten seconds; the frame is gone in any case.
 */
export async function countComments(place: HTMLElement, src: string, stop: AbortSignal): Promise<number> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, stop]);
  const frame = place.ownerDocument.createElement('iframe');
  Object.assign(frame, { src, hidden: true });
  try {
    return await new Promise<number>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('Disqus did not count within 10 seconds.')), TIMEOUT_MS);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new Error('The count is not wanted any more.'));
      });
      frame.addEventListener('load', () => follow(frame.contentDocument, { signal, resolve, reject }), { signal });
      place.append(frame);
    });
  } finally {
    over.abort();
    frame.remove();
  }
}

interface Counting {
  readonly signal: AbortSignal;
  readonly resolve: (count: number) => void;
  readonly reject: (error: Error) => void;
}

/** Another document than ours stands in the frame where the server is away, or refuses. */
function follow(page: Document | null, { signal, resolve, reject }: Counting): void {
  const counted = page?.querySelector('.disqus-comment-count');
  if (!page || !counted) return reject(new Error('The frame of the count could not be loaded.'));
  const look = (): void => {
    const [count] = /\d+/.exec(counted.textContent) ?? [];
    if (count !== undefined) resolve(Number(count));
    else if (page.documentElement.dataset['failed'] !== undefined)
      reject(new Error('Disqus’s script could not be loaded.'));
  };
  const observer = new MutationObserver(look);
  observer.observe(page, { attributes: true, characterData: true, childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  look();
}
