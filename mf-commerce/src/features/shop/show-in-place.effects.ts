import { followShopAddress } from './shop-address.effects';
import { addressHere, shopPart, type ShopInPlace } from './shop-in-place.effects';

/** How a shop is shown otherwise. */
interface Showing {
  readonly address: string;
  /** True where the visitor used the form itself, which then stays as it is. */
  readonly keepsForm?: boolean;
  /** True where the focus goes to the sum of what is shown; else that is announced. */
  readonly focusesSum?: boolean;
}

/** Sorts and filters a shop in its place, as its address does. */
export async function showInPlace(shop: ShopInPlace, { address, keepsForm, focusesSum }: Showing): Promise<void> {
  const { root, host } = shop;
  const fresh = await shop.read(address);
  if (!fresh) return;
  if (!keepsForm) replaceForm(root, fresh.root);
  shopPart(root, 'results')?.replaceWith(fresh.results);
  document.title = fresh.title;
  // The address is there already after a step back, and where a form is sent right after a field of it has changed.
  followShopAddress(address, { isStep: true });
  shop.at = addressHere();
  const sum = shopPart(root, 'count');
  if (focusesSum) sum?.focus();
  else host.announcer.announce(sum?.textContent ?? '');
}

function replaceForm(root: HTMLElement, fresh: HTMLElement): void {
  const [form, freshForm] = [shopPart(root, 'filters'), shopPart(fresh, 'filters')];
  if (!form || !freshForm) return;
  freshForm.querySelector('details')?.toggleAttribute('open', form.querySelector('details')?.open);
  form.replaceWith(freshForm);
}
