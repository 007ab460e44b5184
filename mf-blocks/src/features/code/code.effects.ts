import type { Host } from 'shared-types/host/host';
import { startWidgetStage } from '../../parts/widget-stage/widget-stage.effects';
import { followCodeHeight, openCodeFrame } from './code-frame.effects';
import type { messages } from './code.messages';

/** Lets a frame grow with the code in it, and brings in code that waits for the visitor. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const { stop: signal } = host;
  const frame = root.querySelector<HTMLIFrameElement>('iframe[data-code-grows]');
  if (frame) {
    const served = frame.style.blockSize;
    followCodeHeight(frame, { signal, onHeight: (px) => (frame.style.blockSize = `${px}px`) });
    signal.addEventListener('abort', () => (frame.style.blockSize = served));
  }
  const height = root.querySelector<HTMLElement>('[data-code-height]')?.dataset['codeHeight'];
  const heightPx = height ? Number(height) : undefined;
  startWidgetStage(root, host, (place, request) => openCodeFrame(place, { ...request, heightPx }));
}
