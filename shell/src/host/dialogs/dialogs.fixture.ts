import type { DialogOutcome, Dialogs } from 'shared-types/host/dialogs';
import { createDialogs } from './dialogs';

/** What a dialog asks. */
export const QUESTION = {
  title: 'Remove?',
  message: 'The mug goes out of the cart.',
  confirmText: 'Remove',
  rejectText: 'Keep',
};

/** The dialogs of one feature. */
export interface DialogBench {
  readonly dialogs: Dialogs;
  /** Stops the feature. */
  readonly stop: AbortController;
  /** Called when the dialogs' style is waited for. */
  readonly styled: () => void;
}

/** The dialogs on the page. */
export const shown = () => [...document.querySelectorAll<HTMLDialogElement>('dialog')];
/** The dialog above the others. */
export const top = () => shown().at(-1)!;
/** The button with this text. */
export const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;
/** Presses a key; in the dialog above the others, unless told otherwise. */
export const press = (key: string, target: EventTarget = top()) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
/** Lets time pass. */
export const tick = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

/** Lets a dialog open; how it ends stands in the list. */
export async function open(outcome: Promise<DialogOutcome>): Promise<readonly DialogOutcome[]> {
  const outcomes: DialogOutcome[] = [];
  void outcome.then((value) => outcomes.push(value));
  await tick();
  return outcomes;
}

/** Before each test of the file: a page with a button that opens dialogs, and a feature that has them. */
export function prepareDialogs(): DialogBench {
  let bench: DialogBench;
  beforeEach(() => {
    teachDialogs();
    jest.useFakeTimers();
    document.body.innerHTML = '<button id="opener">Open</button>';
    const stop = new AbortController();
    const styled = jest.fn();
    bench = {
      stop,
      styled,
      dialogs: createDialogs({ page: document, stop: stop.signal, whenStyled: async () => styled() }),
    };
  });
  afterEach(() => jest.useRealTimers());
  return {
    get dialogs() {
      return bench.dialogs;
    },
    get stop() {
      return bench.stop;
    },
    get styled() {
      return bench.styled;
    },
  };
}

/** jsdom has the element without its methods. */
function teachDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
