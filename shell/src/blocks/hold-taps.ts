import { BLOCK_ATTRIBUTE } from 'shared-types/site/page-data';
import type { BlockLabel } from './block-label';
import { samePlace } from './same-place';

/** What holds the taps of a block. */
export interface HoldTapsParts {
  readonly label: BlockLabel;
  /** How long the first tap waits before all native actions are let through. */
  readonly budgetMs: number;
  /** False while the feature would not be loaded anyway. */
  readonly mayHold: () => boolean;
  /** Told of every held tap. */
  readonly onTap: () => void;
  /** Told of every tap that is let through to the browser. */
  readonly onPass: (tap: Event) => void;
  readonly stop: AbortSignal;
}

/** The held taps of a block. */
export interface HeldTaps {
  /** Does what was held, each once, and holds nothing any more. */
  release(): void;
}

/** What works by itself, and what a hydrated view reads from the DOM. */
const NATIVE =
  'a[href], summary, label, select, textarea, input:not([type=submit], [type=image], [type=button]), [type=reset], audio, video, iframe, [popovertarget], [commandfor]';

/**
 * Holds `click` and `submit` inside a block until its feature is live, or the time is over. Then each is done once: by
 * the live feature, or natively. A form is held once, however often it is sent meanwhile.
 */
export function holdTaps({ label, budgetMs, mayHold, onTap, onPass, stop }: HoldTapsParts): HeldTaps {
  const held: (() => void)[] = [];
  const forms = new Set<HTMLFormElement>();
  let isOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const release = (): void => {
    isOpen = true;
    clearTimeout(timer);
    held.splice(0).forEach((act) => act());
  };
  const hold = (event: Event): void => {
    const tap = readTap(event, label);
    if (!tap) return;
    if (isOpen || !mayHold()) return onPass(event);
    event.preventDefault();
    event.stopImmediatePropagation();
    onTap();
    if (tap.form && forms.has(tap.form)) return;
    if (tap.form) forms.add(tap.form);
    held.push(tap.act);
    timer ??= setTimeout(release, budgetMs);
  };

  label.element.addEventListener('click', hold, { capture: true, signal: stop });
  label.element.addEventListener('submit', hold, { capture: true, signal: stop });
  stop.addEventListener('abort', () => clearTimeout(timer));
  return { release };
}

interface Tap {
  readonly act: () => void;
  /** The form it sends, if it sends one. */
  readonly form: HTMLFormElement | null;
}

function readTap(event: Event, label: BlockLabel): Tap | undefined {
  const target = event.target as HTMLElement;
  // A block inside this one has its own holder.
  if (event.defaultPrevented || target.closest(`[${BLOCK_ATTRIBUTE.feature}]`) !== label.element) return undefined;
  const tap = event.type === 'submit' ? readSubmit(event as SubmitEvent, label) : readClick(target, label);
  // The shell sends these itself, live or not.
  return tap?.form?.hasAttribute(BLOCK_ATTRIBUTE.enhance) && label.live !== 'hydrate' ? undefined : tap;
}

function readClick(target: HTMLElement, { element }: BlockLabel): Tap | undefined {
  if (target.closest(NATIVE)) return undefined;
  const button = target.closest<HTMLButtonElement | HTMLInputElement>('button, input');
  const find = samePlace(element, button ?? target);
  return {
    form: button && ['submit', 'image'].includes(button.type) ? button.form : null,
    act: () => find()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true })),
  };
}

function readSubmit({ target, submitter }: SubmitEvent, { element }: BlockLabel): Tap {
  const form = target as HTMLFormElement;
  const findForm = samePlace(element, form);
  const findSubmitter = submitter && samePlace(element, submitter);
  return {
    form,
    act: () => (findForm() as HTMLFormElement | undefined)?.requestSubmit(findSubmitter?.() as HTMLElement | undefined),
  };
}
