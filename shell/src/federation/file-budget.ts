/** A file that has not arrived by then counts as failed. */
export const FILE_BUDGET_MS = 4000;

/** Lets the element fail when it has neither loaded nor failed in time. */
export function withFileBudget(element: HTMLScriptElement | HTMLLinkElement): void {
  const timer = setTimeout(() => element.dispatchEvent(new Event('error')), FILE_BUDGET_MS);
  const stop = (): void => clearTimeout(timer);
  element.addEventListener('load', stop);
  element.addEventListener('error', stop);
}
