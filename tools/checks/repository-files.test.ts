import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryFiles } from './repository-files.mjs';

const KEPT = ['.gitignore', 'README.md', 'docs/dist', 'shell/src/żółw.ts'];
const IGNORED = ['node_modules/react/index.js', 'shell/dist/shell.js', 'shell/npm.log'];

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'colonnade-files-'));
  for (const file of [...KEPT, ...IGNORED]) await write(file, '');
  await write('.gitignore', '# Not ours\nnode_modules/\ndist/\n\n*.log\n');
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

test('lists what git would commit', async () => {
  await write('.git/HEAD', 'ref: refs/heads/main\n');
  for (const folder of ['objects', 'refs']) await mkdir(join(root, '.git', folder));
  expect(repositoryFiles(root)).toEqual(KEPT);
});

test('lists the same without git, or if git refuses', async () => {
  expect(repositoryFiles(root)).toEqual(KEPT);
  await write('.git', 'gitdir: nowhere');
  expect(repositoryFiles(root)).toEqual(KEPT);
});

test('what this repository ignores is listed by names and endings, which also works without git', async () => {
  const lines = (await readFile(join(__dirname, '..', '..', '.gitignore'), 'utf8')).trim().split('\n');
  expect(lines.filter((line) => !/^(#.*|\*?[\w.-]+\/?)?$/.test(line))).toEqual([]);
});
