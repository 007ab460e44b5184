import { basename } from 'node:path';
import { listFiles } from './repository';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MEANINGLESS = /^(utils?|helpers?|common|misc|shared|lib|core|manager|data|handle|process)$/;
/** Names that tools and readers expect. */
const CUSTOM = /^(README|ARCHITECTURE|CONTRIBUTING|LICENSE|SECURITY|CHANGELOG)(\.md)?$/;
const SOURCE = /\.(ts|tsx|mjs|cjs|css)$/;

const files = listFiles();

/** `add-line.route.test.ts` → `add-line`, `route`, `test`. */
function words(file: string): string[] {
  return basename(file).replace(/^\./, '').split('.').slice(0, -1);
}

test('source files are named in kebab-case', () => {
  const wrong = files.filter(
    (file) => SOURCE.test(file) && !CUSTOM.test(basename(file)) && !words(file).every((word) => KEBAB.test(word)),
  );
  expect(wrong).toEqual([]);
});

test('no file or folder has a meaningless name: say what is inside instead', () => {
  const wrong = files.filter((file) => {
    const folders = file.split('/').slice(0, -1);
    const [stem = ''] = words(file);
    return [...folders, ...(SOURCE.test(file) ? [stem] : [])].some((name) => MEANINGLESS.test(name));
  });
  expect(wrong).toEqual([]);
});
