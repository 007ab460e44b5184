import type { Host } from 'shared-types/host/host';
import { startQuantitySteps } from '../../../parts/quantity/quantity.effects';
import { startLineAdded } from '../line-added.effects';
import { startOptionControls } from '../variant/option-controls.effects';
import type { messages } from '../product.messages';
import { showVariant } from '../variant/show-variant.effects';
import type { ShownVariant } from '../variant/shown-variant';

/** Makes an offer live: it follows the choice, and quantities get buttons. The shell sends the form. */
export function startOffer(root: HTMLElement, host: Host<typeof messages>): void {
  const page = root.querySelector<HTMLElement>('[data-product]');
  const form = page?.querySelector<HTMLFormElement>('form[data-variants]');
  if (!page || !form) return;
  const variants = JSON.parse(form.dataset['variants'] ?? '[]') as ShownVariant[];
  const show = () => showVariant(page, chosenVariant(form, variants), host.text('choiceSoldOut'));
  startSteps(form, host.stop);
  startOptionControls({ form, variants, host });
  startLineAdded(form, host);
  show();
  form.addEventListener('change', show, { signal: host.stop });
}

/** The form's value, which the browser may have restored, takes precedence. */
function chosenVariant(form: HTMLFormElement, variants: readonly ShownVariant[]): ShownVariant | undefined {
  const control = form.elements.namedItem('variantId');
  const id =
    control instanceof RadioNodeList || control instanceof HTMLSelectElement || control instanceof HTMLInputElement
      ? control.value
      : '';
  return variants.find((variant) => variant.id === id);
}

function startSteps(form: HTMLFormElement, stop: AbortSignal): void {
  const quantity = form.querySelector<HTMLElement>('[data-quantity]');
  quantity?.setAttribute('data-live', '');
  stop.addEventListener('abort', () => quantity?.removeAttribute('data-live'));
  startQuantitySteps(form, stop);
}
