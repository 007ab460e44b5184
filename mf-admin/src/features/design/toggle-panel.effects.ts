import type { Host } from 'shared-types/host/host';
import type { messages } from './design.messages';

/**
 * Escape closes the guide if it is open, else it toggles the panel.
 * @implements ESC-01 ESC-02
 */
export function togglePanel(design: HTMLElement, { announcer, bus, text }: Host<typeof messages>): void {
  const panel = design.querySelector('details');
  const guide = design.querySelector<HTMLElement>('[popover]');
  bus.on('site/escape-pressed').subscribe(() => {
    if (guide?.matches(':popover-open')) return guide.hidePopover();
    if (!panel) return;
    // Hidden elements lose the focus.
    if (panel.open && panel.contains(document.activeElement)) panel.querySelector('summary')?.focus();
    panel.open = !panel.open;
    announcer.announce(text(panel.open ? 'panelShown' : 'panelHidden'));
  });
}
