/**
 * Replaces a block's content. The focus stays on the same link; if that is gone, resolves once the focus has left the block
 * and its content is replaced.
 */
export async function replaceContent(root: HTMLElement, nodes: readonly Node[], stop: AbortSignal): Promise<void> {
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  const same = focused && sameLink(focused, nodes);
  if (focused && !same) await untilLeft(root, stop);
  root.replaceChildren(...nodes);
  same?.focus({ preventScroll: true });
}

function sameLink(link: Element, nodes: readonly Node[]): HTMLElement | undefined {
  const elements = nodes.filter((node) => node instanceof Element);
  const links = elements.flatMap((element) => [...element.querySelectorAll<HTMLElement>('a[href]')]);
  return links.find((one) => one.getAttribute('href') === link.getAttribute('href'));
}

function untilLeft(root: HTMLElement, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const left = new AbortController();
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      // While another window has the focus, the element keeps its own.
      if (root.contains(relatedTarget as Node | null) || root.contains(document.activeElement)) return;
      left.abort();
      resolve();
    };
    root.addEventListener('focusout', onFocusOut, { signal: AbortSignal.any([stop, left.signal]) });
  });
}
