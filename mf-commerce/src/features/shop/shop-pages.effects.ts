import { loadMore } from './load-more.effects';
import { addressHere, createShopInPlace, shopPart, type ShopInPlace } from './shop-in-place.effects';
import { showInPlace } from './show-in-place.effects';

/**
 * Loads more products below the existing ones, and sorts and filters in place. The URL follows, so that a reload and the
 * back button show the same. If loading in place fails, the browser navigates.
 */
export function listInPlace(root: HTMLElement, host: ShopInPlace['host']): void {
  const shop = createShopInPlace(root, host);
  const { stop } = host;

  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-in-place]');
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void showInPlace(shop, { address: link.href, focusesSum: true });
  };
  const onSubmit = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    const nav = 'loadMore' in form.dataset && form.closest('nav');
    if (!nav && !isFilters(form)) return;
    event.preventDefault();
    if (nav) return void loadMore(shop, nav);
    form.querySelector('details')?.removeAttribute('open');
    void showInPlace(shop, { address: addressOf(form), keepsForm: true, focusesSum: true });
  };
  const filterBy = (form: HTMLFormElement): void =>
    void showInPlace(shop, { address: addressOf(form), keepsForm: true });
  const onChange = ({ target }: Event): void => {
    const { form } = target as HTMLInputElement;
    if (form && isFilters(form)) filterBy(form);
  };
  const onStep = (): void => {
    if (addressHere() !== shop.at) void showInPlace(shop, { address: location.href });
  };
  root.addEventListener('click', onClick, { signal: stop });
  root.addEventListener('submit', onSubmit, { signal: stop });
  root.addEventListener('change', onChange, { signal: stop });
  window.addEventListener('popstate', onStep, { signal: stop });
  // The feature starts at the first interaction, which may have been on a filter.
  const filters = shopPart(root, 'filters') as HTMLFormElement | null;
  if (filters && isChanged(filters)) filterBy(filters);
}

function isFilters({ dataset }: HTMLFormElement): boolean {
  return 'shopFilters' in dataset;
}

/** True if the visitor has changed a form since the server rendered it. */
function isChanged(form: HTMLFormElement): boolean {
  const original = form.cloneNode(true) as HTMLFormElement;
  original.reset();
  return addressOf(original) !== addressOf(form);
}

/** The URL of a form, without empty fields. */
function addressOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]]));
  const query = String(new URLSearchParams(fields));
  return form.action + (query && `?${query}`);
}
