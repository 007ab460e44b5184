import type { Host } from 'shared-types/host/host';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { config } from '../../config';
import type { messages } from './cookie-settings.messages';

const BANNER = `[${BLOCK_ATTRIBUTE.feature}="consent/cookie-banner"]`;
const stateOf = (banner: Element): string | null => banner.getAttribute(BLOCK_ATTRIBUTE.state);

/**
 * Shows the banner over this page instead of asking for the page again, where the page has one that works. For one that does
 * not come in time, or turns out to be broken, the page is asked for all the same; anyone who asks again meanwhile is tired of
 * waiting.
 */
export function start(root: HTMLElement, { bus, stop }: Host<typeof messages>): void {
  let rest = (): void => undefined;
  const request = (event: Event): void => {
    const form = event.target as HTMLFormElement;
    const banner = root.ownerDocument.querySelector(BANNER);
    if (!banner || stateOf(banner) === 'failed' || form.hasAttribute('aria-busy')) return;
    event.preventDefault();
    bus.send('consent/banner-forced', { isRequested: true });
    if (stateOf(banner) !== 'live') rest = waitFor(banner, form);
  };
  root.addEventListener('submit', request, { signal: stop });
  window.addEventListener('pagehide', () => rest(), { signal: stop });
  stop.addEventListener('abort', () => rest());
}

/** Marks the form until its banner is live, or leads to the page; gives what ends that. */
function waitFor(banner: Element, form: HTMLFormElement): () => void {
  const rest = (): void => {
    clearTimeout(timer);
    changes.disconnect();
    form.removeAttribute('aria-busy');
  };
  const lead = (): void => {
    rest();
    // Where there is no line, the browser's own page would take the place of this one.
    if (navigator.onLine) form.submit();
  };
  const changes = new MutationObserver(() => {
    if (stateOf(banner) === 'live') rest();
    if (stateOf(banner) === 'failed') lead();
  });
  const timer = setTimeout(lead, config.bannerBudgetMs.default);
  changes.observe(banner, { attributeFilter: [BLOCK_ATTRIBUTE.state] });
  form.setAttribute('aria-busy', 'true');
  return rest;
}
