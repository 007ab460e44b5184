/** Where nobody says how long a size must have rested. */
const DEBOUNCE_MS = 300;

/** Tells that an element has another width, once it has rested for a while. Gives what ends it. */
export function watchSize(element: HTMLElement, onChange: () => void, debounceMs = DEBOUNCE_MS): () => void {
  let width = element.clientWidth;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (): void => {
    if (element.clientWidth === width) return;
    width = element.clientWidth;
    onChange();
  };
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(check, debounceMs);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
