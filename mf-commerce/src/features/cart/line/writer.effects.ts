import { config } from '../../../config';
import type { InTurn } from '../../../parts/in-turn/in-turn';
import type { LineChange } from '../cart.state';

interface LineWriterDeps {
  /** Sends a change; never rejects. */
  readonly write: (change: LineChange) => Promise<void>;
  /** True while this very change is still what the visitor wants. */
  readonly isWanted: (change: LineChange) => boolean;
  /** The row in which the cart’s changes stand. */
  readonly inTurn: InTurn;
  readonly signal: AbortSignal;
}

/** Sends changes of lines, few for many clicks. */
export interface LineWriter {
  /** Sends the change once its line has rested; a later change of the line takes its place. A removal does not wait. */
  rest(change: LineChange): void;
  /** Sends at once what is resting. */
  hurry(): void;
}

interface Resting {
  readonly change: LineChange;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Makes the writer of a cart. One write is under way at a time; a change that has been overtaken meanwhile is not sent. */
export function createLineWriter({ write, isWanted, inTurn, signal }: LineWriterDeps): LineWriter {
  const resting = new Map<string, Resting>();
  const send = (change: LineChange): void => {
    clearTimeout(resting.get(change.lineId)?.timer);
    resting.delete(change.lineId);
    void inTurn(async () => {
      if (isWanted(change) && !signal.aborted) await write(change);
    });
  };
  const hurry = (): void => resting.forEach(({ change }) => send(change));
  signal.addEventListener('abort', () => resting.forEach(({ timer }) => clearTimeout(timer)), { once: true });
  return {
    rest(change) {
      clearTimeout(resting.get(change.lineId)?.timer);
      const waitMs = change.quantity === 0 ? 0 : config.quantitySettleMs.default;
      resting.set(change.lineId, { change, timer: setTimeout(() => send(change), waitMs) });
    },
    hurry,
  };
}
