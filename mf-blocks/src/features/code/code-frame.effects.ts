import { CODE_HEIGHT_PX } from 'shared-types/blocks/framed/code';
import { FRAME_HEIGHT_KEY } from 'shared-types/blocks/framed/frame';
import type { WidgetFrame } from '../../parts/widget-frame/widget-frame.effects';
import { SANDBOX } from './sandbox';

const TIMEOUT_MS = 30_000;

/**
 * Asks a frame's own page how high it is, and calls back with each height that it tells. What other windows send, or anything
 * else, is not heard.
 */
export function followCodeHeight(
  frame: HTMLIFrameElement,
  { signal, onHeight }: { readonly signal: AbortSignal; readonly onHeight: (px: number) => void },
): void {
  const { least, most } = CODE_HEIGHT_PX;
  const hear = ({ source, data }: MessageEvent<unknown>): void => {
    if (source === null || source !== frame.contentWindow || typeof data !== 'object' || data === null) return;
    const height = (data as Readonly<Record<string, unknown>>)[FRAME_HEIGHT_KEY];
    if (typeof height === 'number' && Number.isFinite(height))
      onHeight(Math.ceil(Math.min(most, Math.max(least, height))));
  };
  window.addEventListener('message', hear, { signal });
  // Its origin is none, and the question tells nothing.
  frame.contentWindow?.postMessage(FRAME_HEIGHT_KEY, '*');
}

/** Opens the owner's code in a frame without an origin, as high as it is, or as the owner wants it. */
export function openCodeFrame(
  place: HTMLElement,
  { src, title, heightPx }: { readonly src: string; readonly title: string; readonly heightPx: number | undefined },
): WidgetFrame {
  const ending = new AbortController();
  const { signal } = ending;
  const element = place.ownerDocument.createElement('iframe');
  element.setAttribute('sandbox', SANDBOX);
  Object.assign(element, { src, title });
  if (heightPx) element.style.blockSize = `${heightPx}px`;
  const rendered = new Promise<void>((resolve, reject) => {
    const late = () => reject(new Error('The code did not come within 30 seconds.'));
    const timer = setTimeout(late, TIMEOUT_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    followCodeHeight(element, {
      signal,
      onHeight(px) {
        clearTimeout(timer);
        if (!heightPx) element.style.blockSize = `${px}px`;
        resolve();
      },
    });
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
