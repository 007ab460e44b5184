import type { Host } from 'shared-types/host/host';
import type { strings } from './cookie-settings.strings';

/** Shows the banner over this page instead of asking for the page again. */
export function start(root: HTMLElement, { bus, stop }: Host<typeof strings>): void {
  const ask = (event: Event): void => {
    event.preventDefault();
    bus.send('consent/banner-forced', { isAsked: true });
  };
  root.addEventListener('submit', ask, { signal: stop });
}
