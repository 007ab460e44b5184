import type { Observable } from 'rxjs';
import type { Host } from 'shared-types/host/host';
import type { FeatureId } from 'shared-types/remote';
import { config } from '../../config';

interface OverPageDeps {
  readonly host: Pick<Host, 'bus' | 'navigate' | 'stop'>;
  /** The feature that opens. */
  readonly feature: FeatureId;
  /** Tells that it has opened. */
  readonly shown: Observable<unknown>;
}

interface Opening {
  /** What is tapped; it is marked until something has come of it. */
  readonly opener: HTMLElement;
  /** Where the tap leads where nothing opens. */
  readonly href: string;
  readonly request: () => void;
}

/**
 * Makes the function that opens something over the page in place of another page. False where the tap is to be left to
 * the browser: it cannot open, or is on its way, and anyone who taps again is tired of waiting. What does not open in time,
 * or turns out to be broken, leads to the page once.
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
