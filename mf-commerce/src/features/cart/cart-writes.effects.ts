import type { CartView } from 'shared-types/commerce/cart';
import type { Host } from 'shared-types/host/host';
import type { CartOutcome } from '../../parts/cart-calls/cart-outcome';
import { createIdempotencyKey } from '../../parts/cart-calls/idempotency-key.effects';
import { failedBy } from '../../parts/cart-calls/failed-by.effects';
import { startReading } from '../../parts/cart-calls/read-cart.effects';
import { createInTurn, type InTurn } from '../../parts/in-turn/in-turn';
import { changeLine } from './cart.api';
import {
  cartReceived,
  changeConfirmed,
  changeFailed,
  quantityWanted,
  selectIsUnconfirmed,
  selectSubtotalCents,
  type CartStore,
  type LineChange,
} from './cart.state';
import type { messages } from './cart.messages';
import { failureText } from './failure-text';
import { createLineWriter } from './line/writer.effects';
import { readUntilMade, seekChange } from './lost-answer.effects';

export interface CartWrites {
  /** Shows the change at once and sends it soon. */
  change(change: LineChange): void;
  /** Sends pending changes; resolves when everything shown is confirmed or reverted. */
  settle(): Promise<void>;
  /** Sends pending changes, then runs other work on the cart in turn. */
  readonly inTurn: InTurn;
}

interface CartWritesDeps {
  readonly store: CartStore;
  readonly host: Host<typeof messages>;
  readonly signal: AbortSignal;
}

/** Keeps the shown cart and the server's cart in sync. */
export function startCartWrites(deps: CartWritesDeps): CartWrites {
  const { store, host, signal } = deps;
  const shownRevision = () => store.getState().view.revision;
  const read = startReading({ host, signal, shownRevision, take: (view) => takeReading(view, deps) });
  const write = async (change: LineChange): Promise<void> => {
    const answer = await changeLine(host.request, { ...change, key: createIdempotencyKey() }).catch((error: unknown) =>
      failedBy(error, host),
    );
    const outcome = await seekChange(change, answer, deps);
    takeOutcome(change, outcome, deps);
    if (outcome.ok) return;
    read();
    if (outcome.isUnsure) readUntilMade(change, read, deps);
  };
  const isWanted = ({ lineId, quantity }: LineChange) => store.getState().wanted[lineId] === quantity;
  const inTurn = createInTurn();
  const writer = createLineWriter({ write, isWanted, inTurn, signal });
  window.addEventListener('pagehide', writer.hurry, { signal });
  return {
    change(change) {
      store.dispatch(quantityWanted(change));
      writer.rest(change);
    },
    settle() {
      writer.hurry();
      return whenConfirmed(store, signal);
    },
    inTurn(work) {
      writer.hurry();
      return inTurn(work);
    },
  };
}

/** Applies a loaded cart. Announces lines whose change had counted as failed but was made. */
function takeReading(view: CartView, deps: CartWritesDeps): void {
  const failures = () => Object.keys(deps.store.getState().failures).length;
  const before = failures();
  deps.store.dispatch(cartReceived(view));
  if (failures() < before) announceUpdated(deps);
}

function takeOutcome(change: LineChange, outcome: CartOutcome, deps: CartWritesDeps): void {
  const { store, host } = deps;
  if (outcome.ok) {
    store.dispatch(changeConfirmed({ ...change, view: outcome.view }));
    if (outcome.stateEvent) host.bus.publish('commerce/cart', outcome.stateEvent);
    announceUpdated(deps);
    return;
  }
  store.dispatch(changeFailed({ ...change, code: outcome.code, message: outcome.message }));
  const failure = store.getState().failures[change.lineId];
  if (failure) host.announcer.announce(failureText(failure, host), 'assertive');
}

function announceUpdated({ store, host }: CartWritesDeps): void {
  const state = store.getState();
  if (selectIsUnconfirmed(state)) return;
  host.announcer.announce(host.text('updated', { subtotal: host.money.cents(selectSubtotalCents(state)) }));
}

function whenConfirmed(store: CartStore, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!signal.aborted && selectIsUnconfirmed(store.getState())) return;
      stopLooking();
      resolve();
    };
    const stopLooking = store.subscribe(look);
    signal.addEventListener('abort', look, { once: true });
    look();
  });
}
