/** Puts a script or style element into the document and waits for it; one that fails is taken out again. */
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
