import { BLOCK_ATTRIBUTE } from 'shared-types/site/page-data';

/** A sheet that is not there by then counts as lost, as every file of the release does. */
const SHEET_BUDGET_MS = 4000;

/**
 * Brings the style sheet of the feature an element belongs to, which the page has only named so far. False where it does
 * not come; it can then be asked for again. A page that names none has it already.
 */
export async function lateStyle(element: Element): Promise<boolean> {
  const id = element.closest(`[${BLOCK_ATTRIBUTE.block}]`)?.getAttribute(BLOCK_ATTRIBUTE.block) ?? '';
  const link = document.querySelector<HTMLLinkElement>(`link[${BLOCK_ATTRIBUTE.style}="${CSS.escape(id)}"]`);
  if (!link?.hasAttribute('disabled')) return true;
  const isThere = await new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true), { once: true });
    link.addEventListener('error', () => resolve(false), { once: true });
    setTimeout(() => resolve(false), SHEET_BUDGET_MS);
    link.removeAttribute('disabled');
  });
  link.toggleAttribute('disabled', !isThere);
  return isThere;
}
