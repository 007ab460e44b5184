export interface WidgetRequest {
  readonly src: string;
  readonly title: string;
  /** Most milliseconds until the provider has drawn something. */
  readonly timeoutMs: number;
}

export interface WidgetFrame {
  readonly element: HTMLIFrameElement;
  /** Resolves once the provider has drawn something; rejects on failure, and after `timeoutMs`. */
  readonly rendered: Promise<void>;
  /** Removes the frame with everything that the provider has loaded. */
  remove(): void;
}

/** Visible elements that are not part of the frame's page: what the provider has drawn. */
const DRAWN = '[data-widget] :not([data-served], script, style, link)';

export function openWidgetFrame(place: HTMLElement, { src, title, timeoutMs }: WidgetRequest): WidgetFrame {
  const ending = new AbortController();
  const { signal } = ending;
  const element = place.ownerDocument.createElement('iframe');
  Object.assign(element, { src, title });
  const rendered = new Promise<void>((resolve, reject) => {
    const late = () => reject(new Error(`The widget did not appear within ${timeoutMs / 1000} seconds.`));
    const timer = setTimeout(late, timeoutMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
    const look = () => {
      followHeight(element, signal);
      whenDrawn(element.contentDocument, signal)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    };
    element.addEventListener('load', look, { signal });
  });
  place.append(element);
  return {
    element,
    rendered,
    remove() {
      ending.abort();
      element.remove();
    },
  };
}

/** If the server fails or refuses, the frame contains another document. */
function whenDrawn(page: Document | null, signal: AbortSignal): Promise<void> {
  if (!page?.querySelector('[data-widget]'))
    return Promise.reject(new Error('The widget’s frame could not be loaded.'));
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const isDrawn = page.querySelector(DRAWN) !== null;
      if (!isDrawn && page.documentElement.dataset['failed'] === undefined) return;
      observer.disconnect();
      if (isDrawn) resolve();
      else reject(new Error('The provider’s script could not be loaded.'));
    };
    const observer = new MutationObserver(look);
    observer.observe(page, { attributes: true, childList: true, subtree: true });
    signal.addEventListener('abort', () => observer.disconnect());
    look();
  });
}

/** Frames do not grow with their content. */
function followHeight(frame: HTMLIFrameElement, signal: AbortSignal): void {
  const widget = frame.contentDocument?.querySelector<HTMLElement>('[data-widget]');
  if (!widget) return;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(widget.getBoundingClientRect().height);
    if (height > 0) frame.style.blockSize = `${height}px`;
  });
  observer.observe(widget);
  signal.addEventListener('abort', () => observer.disconnect());
}
