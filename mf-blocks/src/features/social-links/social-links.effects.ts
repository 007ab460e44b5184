import type { Host } from 'shared-types/host/host';
import { startTooltips } from '../../parts/tooltip/tooltip.effects';

/** Tells the names of icons to who rests on them. */
export function start(root: HTMLElement, { stop }: Host): void {
  startTooltips(root, stop);
}
