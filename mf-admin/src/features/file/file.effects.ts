import { copyByButton } from '../../parts/copy-button/copy-by-button.effects';
import type { Host } from 'shared-types/host/host';
import { showUploads } from '../../parts/file-uploads/show-uploads.effects';
import { chooseArea } from './choose-area.effects';
import { choosePoint } from './choose-point.effects';
import type { messages } from './file.messages';

export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const [uploads, focal, crop, copy] = ['[data-uploads]', '[data-focal]', '[data-crop]', '[data-copy]'].map(find);
  if (uploads) showUploads(uploads, host, { drop: uploads });
  if (focal) choosePoint(focal, host.stop);
  if (crop) chooseArea(crop, host.stop);
  if (copy) copyAddress(copy, host);
}

function copyAddress(button: HTMLElement, host: Host<typeof messages>): void {
  const { href } = new URL(button.dataset['copy'] ?? '', location.href);
  copyByButton(button, { value: href, copied: host.text('copied') }, host);
}
