import { join } from 'node:path';
import { budgetsOf, readBudgets } from './budgets.mjs';
import { fileRows, isOver, sizeTable, togetherRows } from './size-rows.mjs';

const budgets = {
  files: [
    { files: 'shell/client/{shell,deferred}.js', brotliBytes: 10, why: 'First.' },
    { files: 'mf-*/client/*.js', brotliBytes: 20, why: 'Then.' },
  ],
  together: [{ name: 'page', files: ['shell/client/*.js', 'mf-*/client/remote.js'], brotliBytes: 30, why: 'All.' }],
};

test('checks each file against the first budget that matches it', () => {
  const rows = fileRows(
    { 'shell/client/deferred.js': 10, 'mf-forms/client/x.js': 21, 'shell/client/other.js': 1 },
    budgets,
  );
  expect(rows.map(({ what, budget }) => [what, budget])).toEqual([
    ['shell/client/deferred.js', 10],
    ['mf-forms/client/x.js', 20],
    ['shell/client/other.js', undefined],
  ]);
  expect(rows.map(isOver)).toEqual([false, true, true]);
});

test('adds up what a page fetches together, if all of it is built', () => {
  const sizes = {
    'shell/client/shell.js': 10,
    'mf-forms/client/remote.js': 15,
    'mf-blocks/client/remote.js': 6,
    'mf-blocks/client/gallery.js': 99,
  };
  expect(togetherRows(sizes, budgets)).toEqual([{ what: 'page', brotliBytes: 31, budget: 30, why: 'All.' }]);
  expect(togetherRows({ 'shell/client/shell.js': 10 }, budgets)).toEqual([]);
});

test('prints the reason beside a file over its budget', () => {
  const table = sizeTable(fileRows({ 'mf-forms/client/long-name.js': 21_000, 'shell/client/shell.js': 9 }, budgets));
  expect(table).toBe(
    'mf-forms/client/long-name.js  21.00 of   0.02 kB  OVER: Then.\nshell/client/shell.js          0.01 of   0.01 kB',
  );
});

test('checks another team’s remote against its table and then the default one, and the product’s against its table alone', async () => {
  const folder = join(__dirname, '../../../mf-forms');
  const [own, usual] = await Promise.all(
    ['../../budgets.json', '../outside-budgets.json'].map((file) => readBudgets(join(__dirname, file))),
  );
  expect((await budgetsOf('mf-forms', folder)).budgets.files).toEqual(own?.files);
  expect((await budgetsOf('reviews-lab', folder)).budgets.files).toEqual([
    ...(own?.files ?? []),
    ...(usual?.files ?? []),
  ]);
});

test.each(['../../budgets.json', '../outside-budgets.json'])('gives a reason for every budget in %s', async (file) => {
  const { files, together } = await readBudgets(join(__dirname, file));
  for (const { why, brotliBytes } of [...files, ...together]) {
    expect(why).toMatch(/^[A-Z].*\.$/);
    expect(brotliBytes).toBeGreaterThan(0);
  }
});
