import type { ShellConfig } from '../config';
import { startOn, type EarlyEvents } from '../host/bus/early-events';
import type { EventBus } from '../host/bus/event-bus';
import type { ConsentGate } from '../host/consent/consent';
import { linkedController } from '../parts/linked-controller/linked-controller';
import { whenStaying } from '../parts/when-staying/when-staying';
import type { Ports } from '../ports/ports';
import { markBlock, type BlockManifest } from './block-manifest';
import { queueEvents } from './queue-events';

/** A block whose feature is starting. */
export interface StartingBlock {
  readonly manifest: BlockManifest;
  /** The events that started it. */
  readonly early: EarlyEvents | undefined;
  /** Stops the feature; also aborted when the page stops or consent to its purpose is withdrawn. */
  readonly stop: AbortController;
}

export interface WatchBlockParts {
  readonly config: Pick<ShellConfig, 'visibleMarginPx' | 'tapBudgetMs' | 'leaveBudgetMs'>;
  readonly ports: Pick<Ports, 'lifecycle'>;
  readonly eventBus: EventBus;
  readonly consent: ConsentGate;
  /** Resolves when the page is idle after its load event. */
  readonly idle: Promise<void>;
  /** Resolves when remotes may be fetched: the page is idle, or the visitor has interacted. */
  readonly calm: Promise<unknown>;
  /** Makes the feature live; false after a failure, which it has reported. */
  readonly goLive: (block: StartingBlock) => Promise<boolean>;
  readonly stop: AbortSignal;
}

/** State events that decide whether a feature may run. */
const LEAVE = ['consent/choice', 'site/release'] as const;
/** Events that show a visitor's intent to use a block. */
const INTERACTIONS = ['pointerdown', 'touchstart', 'focusin'];

/**
 * Waits for a start of a block's feature, queues clicks meanwhile, and makes it live. The feature is stopped, and waits
 * again, when consent is withdrawn, its remote is disabled, or a form of the block leaves the page while it loads. A failed
 * feature waits again once the connection is back.
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
    // A prerendered page may never be seen, so it sends no telemetry.
    if (manifest.purpose !== 'necessary') await parts.ports.lifecycle.whenActivated();
    if (waiting.signal.aborted) return;
    // Last, because consent can be withdrawn until the page is idle.
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
    // The browser must read the form first, since stopping a feature may replace it.
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

/** True if the feature is live. */
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
