import type { Host } from 'shared-types/host/host';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page-data';
import type { strings } from './cookie-settings.strings';

const BANNER = 'consent/cookie-banner';
const WORKING = `[${BLOCK_ATTRIBUTE.feature}="${BANNER}"]:not([${BLOCK_ATTRIBUTE.state}="failed"])`;

/** Shows the banner over this page instead of asking for the page again, where the page has one that works. */
export function start(root: HTMLElement, { bus, stop }: Host<typeof strings>): void {
  let asking: HTMLFormElement | undefined;
  const ask = (event: Event): void => {
    if (!root.ownerDocument.querySelector(WORKING)) return;
    event.preventDefault();
    asking = event.target as HTMLFormElement;
    bus.send('consent/banner-forced', { isAsked: true });
  };
  root.addEventListener('submit', ask, { signal: stop });
  bus.on('site/feature-failed').subscribe(({ feature, stage }) => {
    // One that is live can throw later. Where there is no line, the browser's own page would take the place of this one.
    if (feature === BANNER && stage !== 'listener' && navigator.onLine) asking?.submit();
  });
}
