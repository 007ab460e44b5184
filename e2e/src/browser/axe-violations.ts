import axe from 'axe-core';
import type { Page } from 'puppeteer';

/** What axe finds on the page, or in a part of it, as one line a rule and place. */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    (part) => (globalThis as unknown as { axe: typeof axe }).axe.run(part ?? document),
    within,
  );
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
