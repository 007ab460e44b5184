import { steppedQuantity } from './stepped-quantity';

/** Makes the buttons beside quantity inputs work: they change the input and dispatch the events of typing. */
export function startQuantitySteps(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener('click', (event) => step(event.target), { signal });
}

function step(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
  const input = button?.closest('[data-quantity]')?.querySelector('input');
  if (!button || !input) return;
  const next = steppedQuantity({
    text: input.value,
    by: Number(button.dataset['step']),
    min: Number(input.min),
    max: Number(input.max),
  });
  if (String(next) === input.value) return;
  input.value = String(next);
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
