import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'puppeteer';

/** Half the size of axe's own `source`, which every page has to parse. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Findings of axe on the page or a part of it, one line per rule and element. */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  await page.evaluate(fadesEnded);
  const found = await page.evaluate(
    (part) => (globalThis as unknown as { axe: typeof axe }).axe.run(part ?? document, { resultTypes: ['violations'] }),
    within,
  );
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Runs in the page. Waits for finite transitions, because axe must not judge intermediate colours. */
async function fadesEnded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < Infinity,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
