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
  /** Ids of the lines whose removal is being asked about: Enter is a change and a submit, and asks once. */
  readonly confirming: Set<string>;
}

/** Brings the cart to life: what the visitor does to it shows at once and reaches the server soon. */
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

/** Codes and the place stand in one row with the changes of lines: each answer is of all that came before. */
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

/** What the visitor typed before the cart was live counts; what a refused form sent back has had its answer. */
async function takeCurrent(cart: LiveCart, input: HTMLInputElement): Promise<void> {
  if (input.value !== input.defaultValue) return takeTyped(cart, input);
  input.value = String(lineOf(input, cart.store)?.quantity ?? input.value);
}

/** What stands in a line’s input is what the visitor wants; none asks first, because it removes the line. */
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
  // The question was asked by the server's page, which a "no" shows again without it.
  if (answer === 'no') return;
  event.preventDefault();
  if ('remove' in form.dataset || answer === 'yes') removeLine({ line, input: form, writes });
  else form.querySelector('input[type=number]')?.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The line goes at once; the focus that was in it moves on to what stands in its place. */
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
 * Inputs are the visitor’s: one is written to only when its line’s quantity changes underneath it. A line that comes back
 * after a failed removal has another input, which is made with what the line has.
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

/** The way to the checkout opens once the cart is settled, and only where the browser holds a cart. */
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
