import { readFile } from 'node:fs/promises';
import { fileRows, isOver, type Budgets } from '../build/budgets/size-rows.mjs';
import { BUDGETS_FILE } from '../build/files/folders.mjs';
import { checkInput } from './check-input.ts';
import { wiredFiles } from './wired-files.ts';

const input = { name: 'guest-book', live: 'html', loader: 'guestBook' };

test('the first loader of an area creates a list, which the server includes', async () => {
  const files = await wiredFiles(await checkInput({ ...input, area: 'telemetry', slot: 'page-end' }));
  expect(files['server/src/telemetry/telemetry.loaders.ts']).toContain('[guestBookLoader];');
  const services = files['server/src/main/open-services.ts'];
  expect(services).toContain(`import { telemetryLoaders } from '../telemetry/telemetry.loaders';`);
  expect(services).toMatch(/const LOADERS\b[^;]*\.\.\.telemetryLoaders,?\s*\];/);
});

test('a further loader is added to the list of its area', async () => {
  const files = await wiredFiles(await checkInput({ ...input, area: 'forms' }));
  expect(files['server/src/forms/forms.loaders.ts']).toMatch(/\bguestBookLoader,?\s*\];/);
  expect(Object.keys(files)).not.toContain('server/src/main/open-services.ts');
});

const AREAS = ['blocks', 'commerce', 'admin', 'consent', 'forms', 'telemetry'];

test.each(AREAS)('the budget of the entry of %s, and no other, grows by a manifest', async (area) => {
  const text = await readFile(BUDGETS_FILE, 'utf8');
  const [before, lines] = [JSON.parse(text) as Budgets, text.split('\n').length];
  const files = await wiredFiles(await checkInput({ ...input, area, slot: 'page-end' }));
  const after = JSON.parse(files['tools/budgets.json'] ?? '') as Budgets;
  const budget = (budgets: Budgets, remote: string) =>
    fileRows({ [`mf-${remote}/client/remote.js`]: 0 }, budgets)[0]?.budget ?? NaN;
  expect(budget(after, area) - budget(before, area)).toBe(120);
  for (const other of AREAS.filter((one) => one !== area))
    expect([other, budget(after, other)]).toEqual([other, budget(before, other)]);
  const entry = (budgets: Budgets) =>
    budgets.together.find(({ name }) => name.startsWith('idle page'))?.brotliBytes ?? NaN;
  expect(entry(after) - entry(before)).toBe(area === 'admin' ? 0 : 120);
  // The rest of the file stays as it was, including its formatting.
  expect((files['tools/budgets.json'] ?? '').split('\n').length).toBeLessThanOrEqual(lines + 5);
  const made = ['.js', '.css', '.messages.en.js', '.messages.pl.js'].map((ending) => [
    `mf-${area}/client/guest-book${ending}`,
    1,
  ]);
  expect(fileRows(Object.fromEntries(made) as Record<string, number>, after).filter(isOver)).toEqual([]);
});
