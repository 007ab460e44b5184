const NO_BUTTON = 'Careful, there was no button found inside this node!';

/** Warns in the console about a block without a donation button. */
export function start(root: HTMLElement): void {
  if (!root.querySelector('[data-donate]')) console.warn(NO_BUTTON);
}
