const NO_BUTTON = 'Careful, there was no button found inside this node!';

/** Tells who looks into the console that nobody can give by this block. */
export function start(root: HTMLElement): void {
  if (!root.querySelector('[data-donate]')) console.warn(NO_BUTTON);
}
