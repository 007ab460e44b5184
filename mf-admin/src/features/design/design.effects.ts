import type { Host } from 'shared-types/host/host';
import { LOGOUT_PARAMETER } from 'shared-types/site/people/session';
import type { messages } from './design.messages';
import { editBlocks } from './edit-blocks.effects';
import { followFrame } from './follow-frame.effects';
import { togglePanel } from './toggle-panel.effects';
import { watchFrame } from './watch-frame.effects';

/** Keeps the page in sync with its frame, and logs out when the session ends. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const design = root.querySelector<HTMLElement>('.admin-design');
  const frame = root.querySelector('iframe');
  if (!design) return;
  togglePanel(design, host);
  host.bus.state('site/session').subscribe(({ account }) => {
    if (!account) host.navigate(host.url('/', { [LOGOUT_PARAMETER]: 'true' }));
  });
  if (!frame) return;
  followFrame({ design, frame, host });
  editBlocks({ design, frame, host });
  // Last, because the others subscribe to its first events.
  watchFrame({ design, frame, host });
}
