import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../build/files/folders.mjs';
import { BUILT_PACKAGES } from '../launch/build-changed.mjs';
import { PROOF_TIMEOUT_MS, repeats } from '../testing/proof';
import { COPY_TIMEOUT_MS, openRepository } from './repository.fixture';

/** A feature of each kind; together they cover every line of the template. */
const FEATURES = [
  ['feature', 'forms', 'guest-book', '--loader=guestBook'],
  ['feature', 'telemetry', 'pulse', '--slot=page-end', '--live=html', '--loader=lastPulse'],
  ['feature', 'blocks', 'audio', '--live=html'],
  ['feature', 'commerce', 'gift-wrap'],
  ['feature', 'consent', 'age-gate', '--slot=page-end'],
  ['admin-page', 'opening-hours', '--loader=hours'],
  ['remote', 'bookings', 'calendar', '--loader=month'],
];
const REPOSITORY_CHECKS = ['call-files', 'feature-template', 'names', 'views'].map(
  (name) => `tools/repository-checks/${name}.test.ts`,
);
const PROOFS = { short: 0, long: 1 };

/** Folders that only checks of the whole repository need. */
const LEFT_OUT = ['docs', 'e2e'];

const repository = openRepository();
const { ok, make, tool } = repository;

test(
  'a new feature is listed, and passes compiler, linter, its own tests and the checks of the repository unedited',
  async () => {
    const { printed, paths } = await make(['feature', 'forms', 'guest-book', '--loader=guestBook']);
    expect(paths).toContain('mf-forms/src/features/guest-book/guest-book.view.tsx');
    expect(paths).toContain('server/src/forms/forms.area.ts');
    expect(printed).toContain('npm run dev -w mf-forms');
    const sources = paths.filter((path) => /^mf-.*\.tsx?$/.test(path));
    await Promise.all([ok(process.execPath, 'tools/types.mjs', 'mf-forms'), tool('oxlint', ...sources)]);
    await tool(
      'jest',
      '--selectProjects',
      'unit',
      'dom',
      '--',
      'mf-forms/src/features/guest-book',
      ...REPOSITORY_CHECKS,
    );
  },
  COPY_TIMEOUT_MS,
);

if (repeats(PROOFS) > 0)
  test(
    'features of every kind together pass every check and build within their budgets',
    async () => {
      for (const name of LEFT_OUT) await cp(join(ROOT, name), join(repository.folder, name), { recursive: true });
      const paths = new Set<string>();
      for (const words of FEATURES) for (const path of (await make(words)).paths) paths.add(path);
      await ok(process.execPath, 'tools/types.mjs');
      await tool('oxlint', ...[...paths].filter((path) => /\.tsx?$/.test(path)));
      await tool('oxfmt', '--check', ...paths);
      await tool('stylelint', ...[...paths].filter((path) => path.endsWith('.css')));
      await tool('knip');
      await tool('depcruise', 'shared-types', ...BUILT_PACKAGES, 'mf-bookings');
      await tool(
        'jest',
        '--selectProjects',
        'unit',
        'dom',
        '--',
        ...FEATURES.map(([kind, first = '', second = '']) => `/${kind === 'admin-page' ? first : second}/`),
        // Benches measure nothing beside other tests, and share a port.
        'tools/repository-checks/(?!benches)',
      );
      await ok(process.execPath, 'tools/build.mjs');
    },
    PROOF_TIMEOUT_MS,
  );
