import type { Host } from 'shared-types/host/host';
import { loadFontSheet } from '../../parts/font-sheet/font-sheet.effects';

/** Fetches the style sheet. Without it the page keeps the fonts it has, and visitors are told nothing. */
export async function start(root: HTMLElement, { stop, telemetry }: Host): Promise<void> {
  const href = root.querySelector<HTMLElement>('[data-google-fonts]')?.dataset['googleFonts'];
  if (href === undefined) return;
  try {
    await loadFontSheet(href, stop);
  } catch (error) {
    void telemetry.error(error);
  }
}
