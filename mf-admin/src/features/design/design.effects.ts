import type { Host } from 'shared-types/host/host';
import { LOGOUT_PARAMETER } from 'shared-types/site/people/session';
import type { messages } from './design.messages';
import { editBlocks } from './edit-blocks.effects';
import { followFrame } from './follow-frame.effects';
import { togglePanel } from './toggle-panel.effects';
import { watchFrame } from './watch-frame.effects';

/** Lets the page around the frame follow what happens in it, and end with the session that it ends with. */
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
  // Last, since the others hear what it finds there already.
  watchFrame({ design, frame, host });
}
