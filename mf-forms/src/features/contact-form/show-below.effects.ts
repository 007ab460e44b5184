/**
 * Repeats below the form that there is an error above, where a visitor who has just pressed the button looks. Without
 * an error the message is absent from the HTML, because text browsers would show it.
 */
export function showBelow(root: HTMLElement, stop: AbortSignal): void {
  const above = root.querySelector('[data-form-error]');
  const below = root.querySelector<HTMLElement>('[data-problem-below]');
  if (!above || !below) return;
  const update = (): void => {
    below.textContent = above.textContent ? (below.dataset.problemBelow ?? '') : '';
  };
  const observer = new MutationObserver(update);
  observer.observe(above, { childList: true });
  stop.addEventListener('abort', () => observer.disconnect(), { once: true });
  update();
}
