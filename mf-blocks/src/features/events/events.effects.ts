import type { Host } from 'shared-types/host/host';
import { loadContent } from './load-content.effects';
import { replaceContent } from './replace-content.effects';

/** An event ends in many pages at once: each waits up to this much longer. */
const SPREAD_MS = 2_000;
/** Least time between two requests, since a visitor's clock may be ahead of the server's. */
const PAUSE_MS = 60_000;
/** Longer timers fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Replaces the list when one of its events has ended, by what the server renders then. A hidden page waits until it is
 * visible; after a failure, until it is visible again.
 */
export function start(root: HTMLElement, host: Host): void {
  const { stop } = host;
  const spreadMs = Math.random() * SPREAD_MS;
  let notBefore = 0;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (): void => {
    clearTimeout(timer);
    const endsAt = endOf(root);
    if (stop.aborted || isBusy || endsAt === undefined) return;
    const waitMs = Math.max(endsAt + spreadMs, notBefore) - Date.now();
    if (waitMs > 0) timer = setTimeout(plan, Math.min(waitMs, LONGEST_TIMER_MS));
    else if (!document.hidden) void refresh();
  };
  const refresh = async (): Promise<void> => {
    isBusy = true;
    notBefore = Date.now() + PAUSE_MS;
    const content = await loadContent(root, host);
    if (stop.aborted) return;
    if (content.ok) await replaceContent(root, content.nodes, stop);
    else console.warn(`The list of events could not be refreshed: ${content.reason}`);
    isBusy = false;
    if (content.ok) plan();
  };

  document.addEventListener('visibilitychange', plan, { signal: stop });
  stop.addEventListener('abort', () => clearTimeout(timer));
  plan();
}

/** When the next of the events ends, in milliseconds since 1970; undefined for what does not change with time. */
function endOf(root: HTMLElement): number | undefined {
  const moment = root.querySelector<HTMLElement>('[data-changes-at]')?.dataset['changesAt'];
  return moment === undefined ? undefined : Date.parse(moment);
}
