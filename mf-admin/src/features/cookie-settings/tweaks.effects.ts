import { positionIn } from './position-in';
import type { SettingsParts } from './settings-parts';

export interface Tweaks {
  /** Call this after the form was reset. */
  undone(): void;
}

/**
 * Reports when the appearance panel opens, closes and changes, and keeps the position valid for the variant.
 * @implements BUS-01 CONS-06 CONS-07
 */
export function followTweaks({ form, host: { bus, stop } }: SettingsParts): Tweaks {
  const panel = form.querySelector<HTMLDetailsElement>('[data-tweaks]');
  const field = (name: string) => form.querySelector<HTMLSelectElement>(`[name="${name}"]`);
  const [variant, position] = [field('cookieBannerVariant'), field('cookieBannerPosition')];
  const fit = (): void => {
    if (!variant || !position) return;
    position.value = positionIn(variant.value, position.value);
    for (const group of position.querySelectorAll('optgroup')) group.disabled = group.dataset.variant !== variant.value;
  };
  const change = ({ target }: Event): void => {
    if (!(target instanceof HTMLSelectElement)) return;
    fit();
    bus.send('admin/tweaks-changed', { name: target.name, value: target.value });
  };
  const request = (): void => {
    if (panel?.open) bus.send('admin/tweaks-close-requested', {});
    else bus.send('admin/tweaks-open-requested', {});
  };
  const toggle = (): void => {
    if (panel?.open) bus.send('admin/tweaks-shown', {});
    else bus.send('admin/tweaks-closed', {});
  };
  form.addEventListener('input', change, { signal: stop });
  panel?.querySelector('summary')?.addEventListener('click', request, { signal: stop });
  panel?.addEventListener('toggle', toggle, { signal: stop });
  fit();
  return {
    undone() {
      fit();
      bus.send('admin/tweaks-reset', {});
    },
  };
}
