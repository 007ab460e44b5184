import type { Host } from 'shared-types/host/host';
import { startCoupons } from '../../parts/coupons/coupons.effects';
import { startQuantitySteps } from '../../parts/quantity/quantity.effects';
import { checkoutPath } from '../../parts/store-path/store-path';
import { startCartWrites, type CartWrites } from './cart-writes.effects';
import { pricingBegan, pricingEnded, selectLines, selectObstacle, type CartStore, type ShownLine } from './cart.state';
import type { messages } from './cart.messages';
import { hasCart } from '../../parts/has-cart/has-cart.effects';
import { startDelivery } from './delivery.effects';
import { keepFocus } from './keep-focus.effects';
import { startLineForms, type LineForms } from './line/form.effects';
import { readQuantity } from './line/read-quantity';

interface CartDeps {
  readonly root: HTMLElement;
  readonly store: CartStore;
  readonly host: Host<typeof messages>;
  readonly signal: AbortSignal;
}

interface LiveCart extends CartDeps {
  readonly writes: CartWrites;
  readonly forms: LineForms;
  /** Ids of lines with an open removal question: Enter triggers both a change and a submit, but asks once. */
  readonly confirming: Set<string>;
}

/** Makes the cart live: changes show at once and are sent soon. */
export function startCart(deps: CartDeps): void {
  const { root, signal } = deps;
  const cart = { ...deps, writes: startCartWrites(deps), forms: startLineForms(deps), confirming: new Set<string>() };
  startQuantitySteps(root, signal);
  startPrices(cart);
  keepFocus(deps);
  root.addEventListener('change', (event) => void takeTyped(cart, event.target), { signal });
  root.addEventListener('submit', (event) => takeSubmit(cart, event), { signal });
  root.addEventListener('click', (event) => void goToCheckout(cart, event), { signal });
  followQuantities(deps);
  for (const input of quantityInputs(root)) void takeCurrent(cart, input);
}

/** Coupons, delivery and line changes run in sequence, so that each answer includes all previous changes. */
function startPrices({ store, writes: { inTurn }, ...deps }: LiveCart): void {
  const began = () => void store.dispatch(pricingBegan());
  startCoupons({
    ...deps,
    inTurn,
    began,
    ended: ({ view, error }) =>
      void store.dispatch(pricingEnded({ ...(view ? { view } : {}), ...(error ? { errors: { coupon: error } } : {}) })),
  });
  startDelivery({ ...deps, store, inTurn });
}

function quantityInputs(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('[data-line] [data-quantity] input')];
}

function lineOf(element: Element, store: CartStore): ShownLine | undefined {
  const lineId = element.closest<HTMLElement>('[data-line]')?.dataset['line'];
  return selectLines(store.getState()).find(({ id }) => id === lineId);
}

/** Input typed before the cart was live counts; values of a refused form were already handled. */
async function takeCurrent(cart: LiveCart, input: HTMLInputElement): Promise<void> {
  if (input.value !== input.defaultValue) return takeTyped(cart, input);
  input.value = String(lineOf(input, cart.store)?.quantity ?? input.value);
}

/** Applies the value of a quantity input; 0 asks before it removes the line. */
async function takeTyped(cart: LiveCart, target: EventTarget | null): Promise<void> {
  const { store, writes } = cart;
  const input = target instanceof HTMLInputElement && target.name === 'quantity' ? target : undefined;
  const line = input && lineOf(input, store);
  if (!input || !line || cart.confirming.has(line.id)) return;
  const quantity = readQuantity(input.value);
  if (quantity === undefined || quantity === line.quantity) input.value = String(line.quantity);
  else if (quantity > 0) writes.change({ lineId: line.id, quantity });
  else if (await isRemovalMeant(line, cart)) removeLine({ line, input, writes });
  else input.value = String(lineOf(input, store)?.quantity ?? line.quantity);
}

async function isRemovalMeant({ id, title }: ShownLine, { host, confirming }: LiveCart): Promise<boolean> {
  confirming.add(id);
  const outcome = await host.dialogs
    .confirm({
      title: host.text('removeTitle'),
      message: host.text('removeQuestion', { title }),
      confirmText: host.text('removeYes'),
      rejectText: host.text('removeNo'),
    })
    .finally(() => confirming.delete(id));
  return outcome === 'confirm';
}

function takeSubmit({ store, writes }: LiveCart, event: SubmitEvent): void {
  const form = event.target instanceof HTMLFormElement ? event.target : undefined;
  const line = form && lineOf(form, store);
  if (!form || !line || form.closest('[data-line-form]')) return;
  const answer = event.submitter?.getAttribute('name') === 'confirmed' ? event.submitter.getAttribute('value') : null;
  // The server's page asked the question; "no" reloads the page without it.
  if (answer === 'no') return;
  event.preventDefault();
  if ('remove' in form.dataset || answer === 'yes') removeLine({ line, input: form, writes });
  else form.querySelector('input[type=number]')?.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The line disappears at once; the focus moves to what takes its place. */
function removeLine({
  line,
  input,
  writes,
}: {
  readonly line: ShownLine;
  readonly input: Element;
  readonly writes: CartWrites;
}): void {
  const row = input.closest('[data-line]');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    next?.querySelector<HTMLElement>('[data-remove] button') ??
    input.closest('[data-cart]')?.querySelector<HTMLElement>('[data-cart-title]');
  const hadFocus = row?.contains(document.activeElement) || document.activeElement === document.body;
  writes.change({ lineId: line.id, quantity: 0 });
  if (hadFocus) target?.focus();
}

/**
 * Inputs belong to the visitor: one is only updated when its line’s quantity changes elsewhere. A line that returns after a
 * failed removal has a new input.
 */
function followQuantities({ root, store, signal }: CartDeps): void {
  const quantities = () => new Map(selectLines(store.getState()).map(({ id, quantity }) => [id, quantity]));
  let shown = quantities();
  const stop = store.subscribe(() => {
    const before = shown;
    shown = quantities();
    for (const [id, quantity] of shown) if (before.get(id) !== quantity) write({ root, id, quantity });
  });
  signal.addEventListener('abort', stop);
}

function write({ root, id, quantity }: { readonly root: HTMLElement } & Pick<ShownLine, 'id' | 'quantity'>): void {
  const input = root.querySelector<HTMLInputElement>(`[data-line="${id}"] [data-quantity] input`);
  if (input) input.value = String(quantity);
}

/** Opens the checkout once all changes are confirmed, if the browser has a cart. */
async function goToCheckout({ store, host, writes, forms }: LiveCart, event: MouseEvent): Promise<void> {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-checkout]') : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (!hasCart()) {
    await host.dialogs.alert({ message: host.text('noSession') });
    return;
  }
  const { failures } = store.getState();
  await writes.settle();
  const isFailed = Object.entries(store.getState().failures).some(([id, failure]) => failures[id] !== failure);
  if (isFailed || !(await forms.saveTyped())) return;
  if (!selectObstacle(store.getState())) host.navigate(checkoutPath(host));
}
