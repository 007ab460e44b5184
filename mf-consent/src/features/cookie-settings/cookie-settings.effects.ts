import type { Host } from 'shared-types/host/host';
import type { strings } from './cookie-settings.strings';

/** Shows the banner over this page instead of asking for the page again. Whoever may say yes may now say no, too. */
export function start(root: HTMLElement, { bus, stop }: Host<typeof strings>): void {
  const ask = (event: Event): void => {
    event.preventDefault();
    bus.send('consent/banner-forced', { cookieBannerAcceptType: 'OPT_IN_AND_OUT', takesFocus: true });
  };
  root.addEventListener('submit', ask, { signal: stop });
}
