/** Calls back with each link of the selector that is pressed, before anything on the page can keep the click from going further. */
export function followPresses(selector: string, press: (link: HTMLAnchorElement) => void, stop: AbortSignal): void {
  const look = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(selector);
    if (link) press(link);
  };
  addEventListener('click', look, { capture: true, signal: stop });
}
