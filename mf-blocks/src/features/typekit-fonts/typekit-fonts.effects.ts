import type { Host } from 'shared-types/host/host';
import { loadFontSheet } from '../../parts/font-sheet/font-sheet.effects';
import { missingFamilies } from './missing-families';

/**
 * Fetches the kit's style sheet. A family that is no longer in it is told to the console, for the owner, and nothing of it
 * to visitors: the page keeps the fonts it has.
 *
 * @implements EMBED-05
 */
export async function start(root: HTMLElement, { stop, telemetry, context }: Host): Promise<void> {
  const href = root.querySelector<HTMLElement>('[data-typekit-fonts]')?.dataset['typekitFonts'];
  if (href === undefined) return;
  try {
    await loadFontSheet(href, stop);
  } catch (error) {
    return void telemetry.error(error);
  }
  if (missingFamilies(context.typekitFonts, document.fonts).length > 0)
    console.warn('Requested font no longer in Typekit');
}
