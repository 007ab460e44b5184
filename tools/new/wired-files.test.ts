import { readFile } from 'node:fs/promises';
import { fileRows, isOver, type Budgets } from '../build/budgets/size-rows.mjs';
import { BUDGETS_FILE } from '../build/files/folders.mjs';
import { checkInput } from './check-input.ts';
import { wiredFiles } from './wired-files.ts';

const input = { name: 'guest-book', live: 'html', loader: 'guestBook' };

test.each(['forms', 'telemetry'])('a loader is added to the list of %s', async (area) => {
  const files = await wiredFiles(await checkInput({ ...input, area, slot: 'page-end' }));
  expect(files[`server/src/${area}/${area}.area.ts`]).toMatch(/loaders: \[[^\]]*\bguestBookLoader,?\s*\]/);
});

test('an admin page gets a path and a row in the table of pages', async () => {
  const files = await wiredFiles(await checkInput({ ...input, isPage: true, area: 'admin', name: 'opening-hours' }));
  expect(files['shared-types/src/admin/admin-path.ts']).toContain(`openingHours: '/config/opening-hours'`);
  expect(files['server/src/site/own-pages/admin-page-table.ts']).toContain(
    `openingHours: { path: ADMIN_PATH.openingHours, title: { en: 'Opening hours'`,
  );
});

test('a block changes at most five other files, an admin page at most eight', async () => {
  const block = await wiredFiles(await checkInput({ ...input, area: 'forms' }));
  const page = await wiredFiles(await checkInput({ ...input, isPage: true, area: 'admin' }));
  expect([Object.keys(block).length <= 5, Object.keys(page).length <= 8]).toEqual([true, true]);
});

const AREAS = ['blocks', 'commerce', 'admin', 'consent', 'forms', 'telemetry'];

test.each(AREAS)('the entry’s budget of %s grows by a manifest, and no other does', async (area) => {
  const text = await readFile(BUDGETS_FILE, 'utf8');
  const [before, lines] = [JSON.parse(text) as Budgets, text.split('\n').length];
  const isPage = area === 'admin';
  const files = await wiredFiles(await checkInput({ ...input, isPage, area, ...(!isPage && { slot: 'page-end' }) }));
  const after = JSON.parse(files['tools/budgets.json'] ?? '') as Budgets;
  const budget = (budgets: Budgets, remote: string) =>
    fileRows({ [`mf-${remote}/client/remote.js`]: 0 }, budgets)[0]?.budget ?? NaN;
  expect(budget(after, area) - budget(before, area)).toBe(120);
  for (const other of AREAS.filter((one) => one !== area))
    expect([other, budget(after, other)]).toEqual([other, budget(before, other)]);
  const entry = (budgets: Budgets) =>
    budgets.together.find(({ name }) => name.startsWith('idle page'))?.brotliBytes ?? NaN;
  expect(entry(after) - entry(before)).toBe(area === 'admin' ? 0 : 120);
  // The rest of the file keeps its formatting.
  expect((files['tools/budgets.json'] ?? '').split('\n').length).toBeLessThanOrEqual(lines + 5);
  const made = ['.js', '.css', '.messages.en.js', '.messages.pl.js'].map((ending) => [
    `mf-${area}/client/guest-book${ending}`,
    1,
  ]);
  expect(fileRows(Object.fromEntries(made) as Record<string, number>, after).filter(isOver)).toEqual([]);
});
