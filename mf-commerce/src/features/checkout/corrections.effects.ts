import { fieldsCorrected, type CheckoutStore } from './checkout.state';

interface CorrectionsDeps {
  readonly root: HTMLElement;
  readonly store: CheckoutStore;
  readonly signal: AbortSignal;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields whose errors depend on another field. */
const DEPENDENT: Readonly<Record<string, readonly string[]>> = {
  country: ['state', 'zip', 'shippingOptionId'],
  state: ['shippingOptionId'],
  zip: ['shippingOptionId'],
};

/** Removes a field's error once the field has a different, valid value. */
export function followCorrections({ root, store, signal }: CorrectionsDeps): void {
  const look = ({ target }: Event): void => {
    if (!isControl(target)) return;
    const { name } = target;
    // Required fields depend on the country, and change after React has rendered.
    queueMicrotask(() => {
      const { errors = {} } = store.getState().refusal ?? {};
      const corrected = [name, ...(DEPENDENT[name] ?? [])].filter((one) => one in errors && isValid(root, one));
      if (corrected.length > 0) store.dispatch(fieldsCorrected(corrected));
    });
  };
  root.addEventListener('input', look, { signal });
  root.addEventListener('change', look, { signal });
}

function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLElement && 'validity' in target;
}

function isValid(root: HTMLElement, name: string): boolean {
  return root.querySelector<Control>(`.commerce-checkout__form [name="${name}"]`)?.validity.valid ?? true;
}
