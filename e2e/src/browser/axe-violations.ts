import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'puppeteer';

/** Half as long as the source that axe hands out itself, which every page has to take in. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page, or in a part of it, as one line a rule and place. */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(
    (part) => (globalThis as unknown as { axe: typeof axe }).axe.run(part ?? document, { resultTypes: ['violations'] }),
    within,
  );
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
