import type { Host } from 'shared-types/host/host';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { config } from '../../config';
import type { messages } from './cookie-settings.messages';

const BANNER = `[${BLOCK_ATTRIBUTE.feature}="consent/cookie-banner"]`;
const stateOf = (banner: Element): string | null => banner.getAttribute(BLOCK_ATTRIBUTE.state);

/**
 * Opens the banner in this page instead of reloading the page with it. The page is reloaded if it has no banner, if the
 * banner fails or takes too long, or if the visitor clicks again while waiting.
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

/** Marks the form as busy until the banner is live, else submits the form. Returns a function that stops waiting. */
function waitFor(banner: Element, form: HTMLFormElement): () => void {
  const rest = (): void => {
    clearTimeout(timer);
    changes.disconnect();
    form.removeAttribute('aria-busy');
  };
  const lead = (): void => {
    rest();
    // Offline, submitting would replace this page with the browser's error page.
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
