/** Inserts a script or style element and waits for it; a failed one is removed. */
export function untilLoaded(element: HTMLScriptElement | HTMLLinkElement, document: Document): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      element.remove();
      reject(new Error(`${element.getAttribute('src') ?? element.getAttribute('href')} could not be loaded.`));
    };
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', fail);
    document.head.append(element);
  });
}
