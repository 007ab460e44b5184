/** Calls back for each click on a matching link, in the capture phase, so that the page cannot stop the event first. */
export function followPresses(selector: string, press: (link: HTMLAnchorElement) => void, stop: AbortSignal): void {
  const look = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(selector);
    if (link) press(link);
  };
  addEventListener('click', look, { capture: true, signal: stop });
}
