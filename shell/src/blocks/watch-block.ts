import type { ShellConfig } from '../config';
import { startOn, type EarlyEvents } from '../host/bus/early-events';
import type { EventBus } from '../host/bus/event-bus';
import type { ConsentGate } from '../host/consent/consent';
import { linkedController } from '../parts/linked-controller/linked-controller';
import { whenStaying } from '../parts/when-staying/when-staying';
import type { Ports } from '../ports/ports';
import { markBlock, type BlockManifest } from './block-manifest';
import { queueEvents } from './queue-events';

/** A block whose feature is to go live. */
export interface StartingBlock {
  readonly manifest: BlockManifest;
  /** The events that started it. */
  readonly early: EarlyEvents | undefined;
  /** Ends what the feature started; aborts by itself when the page stops or its purpose is no longer allowed. */
  readonly stop: AbortController;
}

/** What watches a block. */
export interface WatchBlockParts {
  readonly config: Pick<ShellConfig, 'visibleMarginPx' | 'tapBudgetMs' | 'leaveBudgetMs'>;
  readonly ports: Pick<Ports, 'lifecycle'>;
  readonly eventBus: EventBus;
  readonly consent: ConsentGate;
  /** Resolves when the page is idle after its load event. */
  readonly idle: Promise<void>;
  /** Resolves when remotes may be fetched: the page is idle, or was touched. */
  readonly calm: Promise<unknown>;
  /** Brings the feature to life; false where it failed, which it has then reported. */
  readonly goLive: (block: StartingBlock) => Promise<boolean>;
  readonly stop: AbortSignal;
}

/** State events that say whether a feature may run. */
const LEAVE = ['consent/choice', 'site/release'] as const;
/** Events of a block that are a visitor's intent to use it. */
const INTERACTIONS = ['pointerdown', 'touchstart', 'focusin'];

/**
 * Waits for what starts a block's feature, queueing its taps, and brings it to life. A feature whose purpose the visitor
 * no longer allows, or whose remote ops have stopped, is stopped, and its block waits as on a fresh page; so is one that
 * still loads while a form of its block takes the page away, and one that failed once a line that was gone is back.
 */
export function watchBlock(manifest: BlockManifest, parts: WatchBlockParts): void {
  const { config, consent, eventBus } = parts;
  const watch = linkedController(parts.stop);
  const waiting = linkedController(watch.signal);
  const watched = { manifest, stop: waiting.signal };
  let life: Promise<void> | undefined;
  let status: 'waiting' | 'loading' | 'live' | 'failed' = 'waiting';

  const mayRun = (): boolean =>
    consent.allows(manifest.purpose) && !eventBus.latest('site/release')?.stopped.includes(manifest.remote);
  const follow = (look: () => void): void => {
    look();
    for (const stateEvent of LEAVE) watch.signal.addEventListener('abort', eventBus.listen(stateEvent, look));
  };
  const start = (): void => {
    life ??= live();
  };
  const live = async (): Promise<void> => {
    await parts.calm;
    // Of a page that is rendered ahead, and may never be seen, nothing is told.
    if (manifest.purpose !== 'necessary') await parts.ports.lifecycle.whenActivated();
    if (waiting.signal.aborted) return;
    // Last, since it can be taken back while the page is not calm yet.
    await new Promise<void>((resolve) => follow(() => mayRun() && resolve()));
    status = 'loading';
    const stop = linkedController(watch.signal);
    const isLive = await bringToLife({ manifest, early, stop }, { ...parts, stop: watch.signal });
    status = isLive ? 'live' : 'failed';
    waiting.abort();
    queued.release();
    if (!isLive) parts.ports.lifecycle.whenOnline(startOver, watch.signal);
  };
  const mayQueue = (): boolean => mayRun() && (status === 'loading' || manifest.starts.includes('interaction'));

  markBlock(manifest, 'waiting');
  const queued = queueEvents({
    ...watched,
    budgetMs: config.tapBudgetMs,
    mayQueue,
    onQueued: start,
    onPass: (event) => void leave(event),
  });
  const isAwaited = manifest.starts.includes('event');
  const early = isAwaited ? startOn(eventBus, { ...watched, listens: manifest.listens, start }) : undefined;
  listenForStarts(manifest, { ...parts, ...watched, start });
  const startOver = (calm = parts.calm): void => {
    if (watch.signal.aborted) return;
    watch.abort();
    queued.release();
    watchBlock(manifest, { ...parts, calm });
  };
  const leave = async (event: Event): Promise<void> => {
    // The browser reads the form first: a feature that stops may put another in its place.
    await parts.ports.lifecycle.nextTask();
    if (event.type === 'submit' && !event.defaultPrevented) startOver(whenStaying(parts));
  };
  let mightRun = false;
  follow(() => {
    const isOver = mightRun && !mayRun() && status !== 'failed';
    mightRun = mayRun();
    if (isOver) startOver();
  });
}

/** True where the feature is live. */
async function bringToLife(block: StartingBlock, { goLive, stop }: WatchBlockParts): Promise<boolean> {
  if (stop.aborted) return false;
  markBlock(block.manifest, 'loading');
  const isLive = await goLive(block);
  if (!stop.aborted) markBlock(block.manifest, isLive ? 'live' : 'failed');
  return isLive;
}

function listenForStarts({ element, starts }: BlockManifest, parts: WatchBlockParts & { start: () => void }): void {
  const { config, idle, ports, start, stop } = parts;
  if (starts.includes('idle')) void idle.then(start);
  if (starts.includes('visible')) ports.lifecycle.whenSeen({ element, marginPx: config.visibleMarginPx }, start, stop);
  if (!starts.includes('interaction')) return;
  for (const type of INTERACTIONS) element.addEventListener(type, start, { once: true, passive: true, signal: stop });
}
