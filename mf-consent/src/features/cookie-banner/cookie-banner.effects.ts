import type { Host } from 'shared-types/host/host';

/** Hides the banner the moment somebody chooses, here or in another tab; it comes back where the choice was not stored. */
export function start(root: HTMLElement, { bus, stop }: Host): void {
  const form = root.querySelector('form');
  if (!form) return;
  const hasChoice = () => bus.latest('consent/choice')?.choice !== undefined;
  // The shell sends the form; its mark goes when the reply is there.
  const sending = new MutationObserver(() => {
    if (!form.hasAttribute('aria-busy') && !hasChoice()) root.hidden = false;
  });
  sending.observe(form, { attributeFilter: ['aria-busy'] });
  form.addEventListener('submit', () => void (root.hidden = true), { signal: stop });
  const choices = bus.fact('consent/choice').subscribe(({ choice }) => {
    if (choice !== undefined) root.hidden = true;
  });
  stop.addEventListener('abort', () => {
    sending.disconnect();
    choices.unsubscribe();
  });
}
