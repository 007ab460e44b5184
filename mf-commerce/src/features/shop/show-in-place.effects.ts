import { followShopAddress } from './shop-address.effects';
import { addressHere, shopPart, type ShopInPlace } from './shop-in-place.effects';

interface Showing {
  readonly address: string;
  /** True if the visitor used the form, which is then kept. */
  readonly keepsForm?: boolean;
  /** True if the focus moves to the result count; otherwise the count is announced. */
  readonly focusesSum?: boolean;
}

/** Sorts and filters a shop in place, as its URL does. */
export async function showInPlace(shop: ShopInPlace, { address, keepsForm, focusesSum }: Showing): Promise<void> {
  const { root, host } = shop;
  const fresh = await shop.read(address);
  if (!fresh) return;
  if (!keepsForm) replaceForm(root, fresh.root);
  shopPart(root, 'results')?.replaceWith(fresh.results);
  document.title = fresh.title;
  // The URL is already current after going back, and when a form is sent right after one of its fields has changed.
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
