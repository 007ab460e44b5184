import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../launch/run.mjs';
import { PROOF_TIMEOUT_MS, repeats } from '../testing/proof';
import { copyRepository } from '../testing/repository-copy';

/** A feature of each kind; together they write every line the mould can write. */
const FEATURES = [
  ['forms', 'guest-book', '--read=guestBook'],
  ['telemetry', 'pulse', '--slot=page-end', '--live=html', '--read=lastPulse'],
  ['blocks', 'video', '--live=html'],
  ['commerce', 'gift-card'],
  ['consent', 'age-gate', '--slot=page-end'],
];
const [FIRST = []] = FEATURES;
/** Compiler, linter and jest start anew in the copy, which takes long on a busy machine. */
const TIMEOUT_MS = 600_000;
const HOUSE = ['doors', 'mould', 'names', 'views'].map((name) => `tools/house/${name}.test.ts`);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), `colonnade-test-${process.pid}-`));
  await copyRepository(folder);
  await ok('git', 'init', '--quiet');
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));

/** Runs a program in the copy. */
function inCopy(file: string, ...words: string[]) {
  const env = { ...process.env, npm_lifecycle_event: '', COLONNADE_WHOLE_RUN: '' };
  return run(file, words, { cwd: folder, env });
}

/** Runs a program in the copy that has to succeed; gives what it says. */
async function ok(file: string, ...words: string[]): Promise<string> {
  const { code, output } = await inCopy(file, ...words);
  if (code !== 0) throw new Error(`${file} ${words.join(' ')} ended with ${code}:\n${output}`);
  return output;
}

const node = (program: string, ...words: string[]) => ok(process.execPath, program, ...words);
const make = (words: readonly string[]) => node('tools/new.mjs', 'feature', ...words);
const tool = (name: string, ...words: string[]) => ok(join('node_modules', '.bin', name), ...words);
const pathsIn = (printed: string) => [...printed.matchAll(/^ {2}(\S+\.\S+)$/gm)].map(([, path = '']) => path);
const isCode = (path: string) => /\.tsx?$/.test(path);

test(
  'a new feature is written, entered in the tables, and passes the checks as it stands',
  async () => {
    const printed = await make(FIRST);
    const paths = pathsIn(printed);
    expect(paths).toContain('mf-forms/src/features/guest-book/guest-book.view.tsx');
    expect(paths).toContain('server/src/forms/forms.reads.ts');
    expect(printed).toContain('npm run dev -w mf-forms');
    await Promise.all([
      tool('tsc', '-p', 'mf-forms', '--noEmit'),
      tool('eslint', '--max-warnings=0', ...paths.filter((path) => isCode(path) && path.startsWith('mf-'))),
      tool('jest', '--selectProjects', 'unit', 'dom', '--', 'mf-forms/src/features/guest-book', ...HOUSE),
    ]);
  },
  TIMEOUT_MS,
);

test('what cannot be made is refused with a sentence, and nothing is written', async () => {
  // A table somebody is in the middle of changing.
  await writeFile(join(folder, 'mf-forms/src/render.ts'), '<<<<<<< mine\n');
  await ok('git', 'add', '.');
  const { code, output } = await inCopy(process.execPath, 'tools/new.mjs', 'feature', 'forms', 'poll');
  expect([code, output]).toEqual([1, 'mf-forms/src/render.ts:1 cannot be read: mend it first.\n']);
  expect(await ok('git', 'diff', '--name-only')).toBe('');
  expect(await ok('git', 'ls-files', '--others', '--exclude-standard')).toBe('');
});

const PROOFS = { short: 0, long: 1 };

if (repeats(PROOFS) > 0)
  test(
    'features of every kind together pass every check, and are built',
    async () => {
      const paths = new Set<string>();
      for (const words of FEATURES) for (const path of pathsIn(await make(words))) paths.add(path);
      await node('tools/types.mjs');
      await tool('eslint', '--max-warnings=0', ...[...paths].filter(isCode));
      await tool('prettier', '--check', ...paths);
      await tool('stylelint', ...[...paths].filter((path) => path.endsWith('.css')));
      await tool('knip');
      await tool(
        'depcruise',
        'shared-types',
        'mf-commerce',
        'mf-forms',
        'mf-blocks',
        'mf-telemetry',
        'mf-consent',
        'server',
      );
      await tool(
        'jest',
        '--selectProjects',
        'unit',
        'dom',
        '--',
        ...FEATURES.map(([, name = '']) => `/${name}/`),
        'tools/house',
      );
      await node('tools/build.mjs');
    },
    PROOF_TIMEOUT_MS,
  );
