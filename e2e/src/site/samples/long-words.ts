import type { Page } from 'puppeteer';
import { overflowOf } from '../../browser/looks/overflow-of';

/** Wider than a phone, without a break opportunity. */
const LONG_WORD = 'Wasserversorgung'.repeat(4);

/** Elements that make the page too wide if each text is a long word. Restores the page. */
export async function longWordProblems(page: Page): Promise<string[]> {
  const putBack = await page.evaluateHandle(lengthenTexts, LONG_WORD);
  const problems = await overflowOf(page);
  await page.evaluate((back) => back(), putBack);
  return problems.map((problem) => `with long words ${problem}`);
}

function lengthenTexts(word: string): () => void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: { readonly node: Text; readonly data: string }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && /\p{L}{3}/u.test(node.data) && !node.parentElement?.closest('script, style, svg'))
      texts.push({ node, data: node.data });
  for (const { node } of texts) node.data = word;
  return () => {
    for (const { node, data } of texts) node.data = data;
  };
}
