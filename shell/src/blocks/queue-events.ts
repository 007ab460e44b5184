import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import type { BlockManifest } from './block-manifest';
import { samePlace } from './same-place';

export interface QueueEventsParts {
  readonly manifest: BlockManifest;
  /** How long the first event waits before native actions take over. */
  readonly budgetMs: number;
  /** False while the feature would not be loaded. */
  readonly mayQueue: () => boolean;
  /** Called for every queued event. */
  readonly onQueued: () => void;
  /** Called for every event that is left to the browser. */
  readonly onPass: (event: Event) => void;
  readonly stop: AbortSignal;
}

export interface QueuedEvents {
  /** Repeats each queued event once, and stops queueing. */
  release(): void;
}

/** Elements that work natively, and fields whose state a hydrated view reads from the DOM. */
const NATIVE =
  'a[href]:not([data-live-link]), summary, label, select, textarea, input:not([type=submit], [type=image], [type=button]), [type=reset], audio, video, iframe, [popovertarget], [commandfor]';

/**
 * Queues `click` and `submit` events of a block until its feature is live or the time is over; then each is handled once,
 * by the feature or natively. Clicks on buttons that do nothing by themselves wait on. A form is queued once, however often it is
 * submitted.
 */
export function queueEvents({ manifest, budgetMs, mayQueue, onQueued, onPass, stop }: QueueEventsParts): QueuedEvents {
  let queued: QueuedEvent[] = [];
  const forms = new Set<HTMLFormElement>();
  let waits = (_: QueuedEvent): boolean => true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const actUnless = (waiting: typeof waits): void => {
    clearTimeout(timer);
    waits = waiting;
    const all = queued;
    queued = all.filter(waits);
    for (const event of all) if (!waits(event)) event.act();
  };
  const queue = (event: Event): void => {
    const action = readEvent(event, manifest);
    if (!action) return;
    if (!waits(action) || !mayQueue()) return onPass(event);
    event.preventDefault();
    event.stopImmediatePropagation();
    onQueued();
    if (action.form && forms.has(action.form)) return;
    if (action.form) forms.add(action.form);
    queued.push(action);
    timer ??= setTimeout(() => actUnless(({ isNative }) => !isNative), budgetMs);
  };

  manifest.element.addEventListener('click', queue, { capture: true, signal: stop });
  manifest.element.addEventListener('submit', queue, { capture: true, signal: stop });
  stop.addEventListener('abort', () => clearTimeout(timer));
  return { release: () => actUnless(() => false) };
}

interface QueuedEvent {
  readonly act: () => void;
  /** The form it submits; null for others. */
  readonly form: HTMLFormElement | null;
  /** False for a button that does nothing by itself. */
  readonly isNative: boolean;
}

function readEvent(event: Event, manifest: BlockManifest): QueuedEvent | undefined {
  const target = event.target as HTMLElement;
  // Nested blocks have their own queue.
  if (event.defaultPrevented || target.closest(`[${BLOCK_ATTRIBUTE.feature}]`) !== manifest.element) return undefined;
  const action =
    event.type === 'submit' ? readSubmit(event as SubmitEvent, manifest) : readClick(event as MouseEvent, manifest);
  // The shell always sends these forms itself.
  return action?.form?.hasAttribute(BLOCK_ATTRIBUTE.enhance) && manifest.live !== 'hydrate' ? undefined : action;
}

function readClick(event: MouseEvent, { element }: BlockManifest): QueuedEvent | undefined {
  const target = event.target as HTMLElement;
  // With a key, a click opens a link elsewhere.
  if (target.closest(NATIVE) || ((event.ctrlKey || event.metaKey || event.shiftKey) && target.closest('a')))
    return undefined;
  const button = target.closest<HTMLButtonElement | HTMLInputElement>('button, input');
  const find = samePlace(element, button ?? target);
  const form = button && ['submit', 'image'].includes(button.type) ? button.form : null;
  return {
    form,
    isNative: form !== null || button === null,
    act: () => find()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true })),
  };
}

function readSubmit({ target, submitter }: SubmitEvent, { element }: BlockManifest): QueuedEvent {
  const form = target as HTMLFormElement;
  const findForm = samePlace(element, form);
  const findSubmitter = submitter && samePlace(element, submitter);
  return {
    form,
    isNative: true,
    act: () => (findForm() as HTMLFormElement | undefined)?.requestSubmit(findSubmitter?.() as HTMLElement | undefined),
  };
}
