/** Leads the keyboard from a part of the layer to its list of blocks. */
export function focusBlockList(part: Element | null): void {
  const layer = part?.closest('.admin-page-editor__canvas-layer');
  layer?.querySelector<HTMLElement>('[role="listbox"]')?.focus({ preventScroll: true });
}
