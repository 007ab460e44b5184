import { checkWish } from './check-wish.mjs';
import { wiredFiles } from './wired-files.mjs';

const wish = { name: 'guest-book', live: 'html', read: 'guestBook' };

test('the first read of an area makes a table, which stands among those the server answers from', async () => {
  const files = await wiredFiles(await checkWish({ ...wish, area: 'telemetry', slot: 'page-end' }));
  expect(files['server/src/telemetry/telemetry.reads.ts']).toContain('[guestBookRead];');
  const services = files['server/src/open-services.ts'];
  expect(services).toContain(`import { telemetryReads } from './telemetry/telemetry.reads';`);
  expect(services).toMatch(/const READS\b[^;]*\.\.\.telemetryReads\];/);
});

test('a further read stands in the table of its area', async () => {
  const files = await wiredFiles(await checkWish({ ...wish, area: 'forms' }));
  expect(files['server/src/forms/forms.reads.ts']).toMatch(/\bguestBookRead\];/);
  expect(Object.keys(files)).not.toContain('server/src/open-services.ts');
});
