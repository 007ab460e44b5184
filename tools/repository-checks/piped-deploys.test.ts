import { listFiles, readText } from './repository';

const PAGE = /\.md$/;
const BLOCK = /^```\w+\n(.*?)^```/gms;
/** A piped deploy: without `pipefail` a shell reports the exit code of the other program. */
const PIPED = /\bcolonnade deploy\b(?:[^\n|]|\\\n)*\|(?!\|)/;

const pipedIn = (page: string): string[] =>
  [...page.matchAll(BLOCK)].flatMap(([, block = '']) => (block.includes('pipefail') ? [] : (PIPED.exec(block) ?? [])));

test('no recipe pipes a deploy without pipefail, which would hide its exit code', () => {
  const pages = listFiles().filter((file) => PAGE.test(file));
  expect(pages.filter((page) => pipedIn(readText(page)).length > 0)).toEqual([]);
});

test('the search for such recipes finds them', () => {
  const block = (text: string) => `Like this:\n\n\`\`\`sh\n${text}\n\`\`\`\n`;
  expect(pipedIn(block('set -eu\nnpx colonnade deploy mf-forms --json | tee log'))).toHaveLength(1);
  expect(pipedIn(block('npx colonnade deploy mf-forms \\\n  --json | tee log'))).toHaveLength(1);
  expect(pipedIn(block('set -o pipefail\nnpx colonnade deploy mf-forms --json | tee log'))).toEqual([]);
  expect(pipedIn(block('npx colonnade deploy mf-forms > log || exit 1\ncat log | wc -l'))).toEqual([]);
  expect(pipedIn('| `npx colonnade deploy` | sends a build |')).toEqual([]);
});
