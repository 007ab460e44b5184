import type { Host } from 'shared-types/host/host';
import type { messages } from './upload-queue.messages';
import type { QueuedFile } from './upload-queue.effects';

const PERCENT = 100;

type UploadText = Host<Readonly<Record<keyof typeof messages, string>>>['text'];

/** How far a file is, in words. */
export function stateText({ state }: Pick<QueuedFile, 'state'>, text: UploadText): string {
  switch (state.kind) {
    case 'waiting':
      return text('uploadWaiting');
    case 'sending':
      return state.isOffline
        ? text('uploadOffline')
        : text('uploadSending', { percent: Math.floor(state.part * PERCENT) });
    case 'processing':
      return text('uploadProcessing');
    case 'done':
      return text('uploadDone');
    case 'failed':
      return `${text('uploadError')}: ${state.message}`;
    default:
      return '';
  }
}
