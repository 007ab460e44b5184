import type { Page } from 'puppeteer';
import { overflowOf } from '../../browser/looks/overflow-of';

/** Wider than a phone's window, and nothing in it where a browser breaks a line by itself. */
const LONG_WORD = 'Wasserversorgung'.repeat(4);

/** What makes the page wider than its window once each of its texts is a long word. Leaves the page as it was. */
export async function longWordProblems(page: Page): Promise<string[]> {
  const putBack = await page.evaluateHandle(lengthenTexts, LONG_WORD);
  const problems = await overflowOf(page);
  await page.evaluate((back) => back(), putBack);
  return problems.map((problem) => `with long words ${problem}`);
}

/** Answers with what puts the texts back. */
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
