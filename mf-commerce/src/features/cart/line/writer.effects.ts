import { config } from '../../../config';
import type { InTurn } from '../../../parts/in-turn/in-turn';
import type { LineChange } from '../cart.state';

interface LineWriterDeps {
  /** Sends a change; never rejects. */
  readonly write: (change: LineChange) => Promise<void>;
  /** True while the visitor still wants this change. */
  readonly isWanted: (change: LineChange) => boolean;
  /** The queue of the cart’s changes. */
  readonly inTurn: InTurn;
  readonly signal: AbortSignal;
}

/** Sends changes of lines, combining several clicks. */
export interface LineWriter {
  /** Sends the change after a pause; a later change of the line replaces it. A removal is sent at once. */
  rest(change: LineChange): void;
  /** Sends pending changes at once. */
  hurry(): void;
}

interface Resting {
  readonly change: LineChange;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** One write runs at a time; a change that was replaced meanwhile is not sent. */
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
