import type { Host } from 'shared-types/host/host';
import { showUploads } from '../../parts/file-uploads/show-uploads.effects';
import type { messages } from './files.messages';

/** Files can be dropped anywhere on the page. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const place = root.querySelector<HTMLElement>('[data-uploads]');
  if (place) showUploads(place, host, { drop: root });
}
