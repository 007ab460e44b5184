import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'puppeteer';

/** Half as long as the source that axe hands out itself, which every page has to take in. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page, or in a part of it, as one line a rule and place. */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  await page.evaluate(fadesEnded);
  const found = await page.evaluate(
    (part) => (globalThis as unknown as { axe: typeof axe }).axe.run(part ?? document, { resultTypes: ['violations'] }),
    within,
  );
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Runs in the page: colours that are still changing are no one's to judge. What moves without end is not waited for. */
async function fadesEnded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < Infinity,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
