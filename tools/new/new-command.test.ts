import { COPY_TIMEOUT_MS, openRepository } from './repository.fixture';

const { make, tool } = openRepository();

test(
  'a new feature is written, entered in the tables, and passes compiler and linter as it stands',
  async () => {
    const { printed, paths } = await make(['forms', 'guest-book', '--read=guestBook']);
    expect(paths).toContain('mf-forms/src/features/guest-book/guest-book.view.tsx');
    expect(paths).toContain('server/src/forms/forms.reads.ts');
    expect(printed).toContain('npm run dev -w mf-forms');
    const sources = paths.filter((path) => /^mf-.*\.tsx?$/.test(path));
    await Promise.all([tool('tsc', '-p', 'mf-forms', '--noEmit'), tool('eslint', '--max-warnings=0', ...sources)]);
  },
  COPY_TIMEOUT_MS,
);
