/** Finds an element again after the HTML around it was replaced. */
export function samePlace(root: Element, element: Element): () => Element | undefined {
  const steps: number[] = [];
  for (let at = element; at !== root && at.parentElement; at = at.parentElement) {
    steps.unshift([...at.parentElement.children].indexOf(at));
  }
  return () => {
    if (element.isConnected) return element;
    const found = steps.reduce<Element | undefined>((at, step) => at?.children[step], root);
    return found?.tagName === element.tagName ? found : undefined;
  };
}
