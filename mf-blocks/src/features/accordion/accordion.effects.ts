import type { Host } from 'shared-types/host/host';
import { prefersNoMotion } from '../../parts/motion/prefers-no-motion.effects';

/** Duration of the style sheet's transition. */
const MOVE_MS = 250;

/** Ignores clicks on an item, including those by keyboard, while it opens or closes. The browser does the rest. */
export function start(root: HTMLElement, { stop }: Host): void {
  // Scripts get no events from a transition of ::details-content, so its duration is measured by the clock.
  const restsFrom = new WeakMap<EventTarget, number>();
  const began = ({ target }: Event): void => {
    if (target && !prefersNoMotion()) restsFrom.set(target, performance.now() + MOVE_MS);
  };
  const ignoreWhileMoving = (event: Event): void => {
    const item = event.target instanceof Element ? event.target.closest('summary')?.parentElement : undefined;
    if (item && performance.now() < (restsFrom.get(item) ?? 0)) event.preventDefault();
  };
  root.addEventListener('toggle', began, { capture: true, signal: stop });
  root.addEventListener('click', ignoreWhileMoving, { signal: stop });
}
