/**
 * Says below the form too that there is a problem above, as long as there is one: a visitor who has just pressed the button
 * is there. The page of a form without a problem does not have the message: a browser of text would show it.
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
