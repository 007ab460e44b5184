import type { ShellConfig } from '../config';
import { startOn, type EarlyEvents } from '../host/bus/early-events';
import type { Wire } from '../host/bus/wire';
import type { ConsentGate } from '../host/consent/consent';
import { linkedController } from '../parts/linked-controller/linked-controller';
import { whenStaying } from '../parts/when-staying/when-staying';
import type { Ports } from '../ports/ports';
import { markBlock, type BlockLabel } from './block-label';
import { holdTaps } from './hold-taps';

/** A block whose feature is to go live. */
export interface StartingBlock {
  readonly label: BlockLabel;
  /** The events that started it. */
  readonly early: EarlyEvents | undefined;
  /** Ends what the feature started; aborts by itself when the page stops or its purpose is no longer allowed. */
  readonly stop: AbortController;
}

/** What watches a block. */
export interface WatchBlockParts {
  readonly config: Pick<ShellConfig, 'visibleMarginPx' | 'tapBudgetMs' | 'leaveBudgetMs'>;
  readonly ports: Pick<Ports, 'moments'>;
  readonly wire: Wire;
  readonly consent: ConsentGate;
  /** Resolves when the page is idle after its load event. */
  readonly idle: Promise<void>;
  /** Resolves when remotes may be fetched: the page is idle, or was touched. */
  readonly calm: Promise<unknown>;
  /** Brings the feature to life; false where it failed, which it has then reported. */
  readonly goLive: (block: StartingBlock) => Promise<boolean>;
  readonly stop: AbortSignal;
}

/** Facts that say whether a feature may run. */
const LEAVE = ['consent/choice', 'site/release'] as const;
/** Events of a block that are a visitor's wish to use it. */
const INTERACTIONS = ['pointerdown', 'touchstart', 'focusin'];

/**
 * Waits for what starts a block's feature, holding its taps, and brings it to life. A feature whose purpose the visitor
 * no longer allows, or whose remote ops have stopped, is stopped, and its block waits as on a fresh page; so is one that
 * still loads while a form of its block takes the page away, and one that failed once a line that was gone is back.
 */
export function watchBlock(label: BlockLabel, parts: WatchBlockParts): void {
  const { config, consent, wire } = parts;
  const watch = linkedController(parts.stop);
  const stop = linkedController(watch.signal);
  const waiting = linkedController(stop.signal);
  const watched = { label, stop: waiting.signal };
  let life: Promise<void> | undefined;
  let isLoading = false;

  const mayRun = (): boolean =>
    consent.allows(label.purpose) && !wire.latest('site/release')?.stopped.includes(label.remote);
  const follow = (look: () => void): void => {
    look();
    for (const fact of LEAVE) stop.signal.addEventListener('abort', wire.listen(fact, look));
  };
  const start = (): void => {
    life ??= live();
  };
  const live = async (): Promise<void> => {
    await parts.calm;
    // Of a page that is rendered ahead, and may never be seen, nothing is told.
    if (label.purpose !== 'necessary') await parts.ports.moments.whenActivated();
    if (waiting.signal.aborted) return;
    // Last, since it can be taken back while the page is not calm yet.
    await new Promise<void>((resolve) => follow(() => mayRun() && resolve()));
    isLoading = true;
    const isLive = await bringToLife({ label, early, stop }, { ...parts, stop: watch.signal });
    waiting.abort();
    taps.release();
    if (!isLive) parts.ports.moments.whenOnline(startOver, watch.signal);
  };
  const mayHold = (): boolean => mayRun() && (isLoading || label.starts.includes('interaction'));

  markBlock(label, 'waiting');
  const taps = holdTaps({
    ...watched,
    budgetMs: config.tapBudgetMs,
    mayHold,
    onTap: start,
    onPass: (tap) => void leave(tap),
  });
  const isAwaited = label.starts.includes('event');
  const early = isAwaited ? startOn(wire, { ...watched, listens: label.listens, start }) : undefined;
  listenForStarts(label, { ...parts, ...watched, start });
  const startOver = (calm = parts.calm): void => {
    if (watch.signal.aborted) return;
    watch.abort();
    taps.release();
    watchBlock(label, { ...parts, calm });
  };
  const leave = async (tap: Event): Promise<void> => {
    // The browser reads the form first: a feature that stops may put another in its place.
    await parts.ports.moments.nextTask();
    if (tap.type === 'submit' && !tap.defaultPrevented) startOver(whenStaying(parts));
  };
  let mightRun = false;
  follow(() => {
    const isOver = mightRun && !mayRun();
    mightRun = mayRun();
    if (isOver) startOver();
  });
}

/** True where the feature is live. */
async function bringToLife(block: StartingBlock, { goLive, stop }: WatchBlockParts): Promise<boolean> {
  if (stop.aborted) return false;
  markBlock(block.label, 'loading');
  const isLive = await goLive(block);
  if (!stop.aborted) markBlock(block.label, isLive ? 'live' : 'failed');
  return isLive;
}

function listenForStarts({ element, starts }: BlockLabel, parts: WatchBlockParts & { start: () => void }): void {
  const { config, idle, ports, start, stop } = parts;
  if (starts.includes('idle')) void idle.then(start);
  if (starts.includes('visible')) ports.moments.whenSeen({ element, marginPx: config.visibleMarginPx }, start, stop);
  if (!starts.includes('interaction')) return;
  for (const type of INTERACTIONS) element.addEventListener(type, start, { once: true, passive: true, signal: stop });
}
