/** Gives a stack of slides the height of the current one. Gives what is told which that is. */
export function startLiveHeight(list: HTMLElement, stop: AbortSignal): (slide: HTMLElement | undefined) => void {
  let content: Element | null | undefined;
  const measure = (): void => {
    if (content) list.style.setProperty('--live-height', `${content.getBoundingClientRect().height}px`);
  };
  const observer = new ResizeObserver(measure);
  stop.addEventListener('abort', () => {
    observer.disconnect();
    list.style.removeProperty('--live-height');
  });
  return (slide) => {
    content = slide?.firstElementChild;
    observer.disconnect();
    if (content) observer.observe(content);
    measure();
  };
}
