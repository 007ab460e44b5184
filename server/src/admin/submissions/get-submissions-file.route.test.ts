import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { SUBMISSIONS_CALLS } from 'shared-types/admin/forms/submissions';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { spec } from '../../../../tools/testing/spec';
import { readCsv } from '../csv/read-csv.fixture';
import { prepareStoredSubmissions } from './stored-submissions.fixture';

const { path } = SUBMISSIONS_CALLS.getSubmissionsFile;
const { submissions, signedIn, listAt, store } = prepareStoredSubmissions();
const fields = (value: object) => ({ fields: JSON.stringify(value) });
const fileAt = async (query: string) => (await signedIn()).get(`${path}?${query}`);

test('the file has the submissions of the filter, with a column per field, those of other forms included', async () => {
  const formId = randomUUID();
  const details = JSON.stringify({ objectName: 'Old form' });
  await store(1, { form_id: formId, details, ...fields({ note: '=cmd()' }) });
  await store(25, { read_at: new Date() });
  const [head = [], ...rows] = readCsv((await fileAt('')).body.slice(1));
  expect(head).toEqual(['Received', 'Form', 'Page', 'note', 'Name', 'Email', 'Subject', 'Days', 'Message']);
  expect(rows).toHaveLength(26);
  expect(rows[0]).toEqual(['2026-03-01T12:00:00.000Z', 'Old form', '/', "'=cmd()", '', '', '', '', '']);
  expect(rows[1]?.at(-1)).toBe('letter 0 of 25');
  const filtered = readCsv((await fileAt(`form=${formId}&state=unread&page=3`)).body.slice(1));
  expect(filtered).toEqual([
    ['Received', 'Form', 'Page', 'note'],
    ['2026-03-01T12:00:00.000Z', 'Old form', '/', "'=cmd()"],
  ]);
});

test('it is a spreadsheet on request, with the formula as a text', async () => {
  await store(1, fields({ words: '=HYPERLINK("http://evil.example")' }));
  const page = await listAt();
  expect(page).toContain(`href="${path}?format=xlsx"`);
  const browser = await signedIn();
  const reply = await browser.get(`${path}?format=xlsx`);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': expect.stringMatching(/^attachment; filename="example-submissions-[\d-]+\.xlsx"$/),
    'cache-control': 'private, no-store',
  });
  const files = unzipSync(reply.rawPayload);
  expect(strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array())).toContain('=HYPERLINK("http://evil.example")');
  expect(strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).not.toMatch(/<f[ >]/);
});

spec('ROLE-04', 'nobody else gets the file, and nobody that of another site', async () => {
  const other = exampleDocument('other');
  const otherId = await submissions.open.load({ ...other, site: { ...other.site, hosts: ['other.example'] } });
  await store(1, { site_id: otherId, ...fields({ words: 'not yours' }) });
  expect(readCsv((await fileAt('format=pdf')).body.slice(1))).toHaveLength(1);
  expect((await (await signedIn('viewer')).get(path)).statusCode).toBe(403);
  expect((await submissions.open.visitor().get(path)).headers.location).toMatch(/^\/config\/sign-in/);
});
