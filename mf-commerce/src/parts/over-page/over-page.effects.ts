import type { Observable } from 'rxjs';
import type { Host } from 'shared-types/host/host';
import type { FeatureId } from 'shared-types/remote';
import { config } from '../../config';

interface OverPageDeps {
  readonly host: Pick<Host, 'bus' | 'navigate' | 'stop'>;
  /** The feature to open. */
  readonly feature: FeatureId;
  /** Emits when it has opened. */
  readonly shown: Observable<unknown>;
}

interface Opening {
  /** The clicked element, marked as busy meanwhile. */
  readonly opener: HTMLElement;
  /** Where the click leads if nothing opens. */
  readonly href: string;
  readonly request: () => void;
}

/**
 * Creates the function that opens an overlay instead of a page. False leaves the click to the browser: the overlay cannot
 * open, or a second click shows that the visitor will not wait. An overlay that fails or does not open in time leads to the
 * page, once.
 */
export function createOverPage({ host, feature, shown }: OverPageDeps): (opening: Opening) => boolean {
  const { bus, navigate, stop } = host;
  let waiting: Opening | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBroken = false;
  const rest = (): void => {
    clearTimeout(timer);
    waiting?.opener.removeAttribute('aria-busy');
    waiting = undefined;
  };
  const lead = (): void => {
    const href = waiting?.href;
    rest();
    if (href !== undefined) navigate(href);
  };
  window.addEventListener('pagehide', rest, { signal: stop });
  stop.addEventListener('abort', rest);
  shown.subscribe(rest);
  bus.on('site/feature-failed').subscribe((failed) => {
    if (failed.feature !== feature) return;
    isBroken = true;
    lead();
  });
  return (opening) => {
    if (waiting || isBroken) return false;
    waiting = opening;
    opening.opener.setAttribute('aria-busy', 'true');
    timer = setTimeout(lead, config.overPageBudgetMs.default);
    opening.request();
    return true;
  };
}
