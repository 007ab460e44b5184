import type { Host } from 'shared-types/host/host';
import { prefersNoMotion } from '../../parts/motion/prefers-no-motion.effects';

/** How long the style sheet lets an item open or close. */
const MOVE_MS = 250;

/** An item ignores clicks, the keyboard's too, while it opens or closes; all else the browser does itself. */
export function start(root: HTMLElement, { stop }: Host): void {
  // What a transition of a details element's content does is hidden from scripts, so its time is taken.
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
