interface FocusDeps {
  readonly root: HTMLElement;
  readonly signal: AbortSignal;
}

/** If the server has removed the line with the focus, the focus moves to the cart’s title. */
export function keepFocus({ root, signal }: FocusDeps): void {
  let focused: EventTarget | null = null;
  root.addEventListener('focusin', ({ target }) => void (focused = target), { signal });
  const observer = new MutationObserver(() => {
    if (!(focused instanceof Element) || focused.isConnected) return;
    focused = null;
    if (document.activeElement !== document.body) return;
    root.closest('[data-cart]')?.querySelector<HTMLElement>('[data-cart-title]')?.focus();
  });
  observer.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
