import { sql } from 'kysely';
import { DECOY_INPUT } from 'shared-types/forms/contact-form';
import { COOKIE } from 'shared-types/site/cookie';
import { exampleForm } from '../../../../tools/testing/site/example-document';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { blocksOf, hiddenInputs, KEPT, prepareSubmissions, WRITTEN } from './submissions.fixture';

const submissions = prepareSubmissions();
const { post, stored } = submissions;
const [, formId] = blocksOf();
const FIELDS = { ...WRITTEN, block: formId, return: '/?a=1' };

test('a form without script is parsed, stored, and redirects to its own thanks', async () => {
  const reply = await post({
    ...FIELDS,
    key: `${createIdempotencyKey()}-${formId}`,
    [DECOY_INPUT]: '',
  });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, `/?a=1&sent=${formId}#block-${formId}`]);
  expect(await stored()).toMatchObject([{ form_id: formId, page_path: '/?a=1', fields: KEPT }]);
});

spec(['PLAT-08', 'FORM-01'], 'the form of a page can be sent unchanged, and its page thanks', async () => {
  const page = await submissions.visitor.get('/?a=1');
  const hidden = hiddenInputs(page.body);
  expect(hidden).toMatchObject({ block: formId, return: '/?a=1' });
  const reply = await post({ ...FIELDS, ...hidden });
  expect(reply.statusCode).toBe(303);
  expect(await stored()).toMatchObject([{ key: hidden['key'], fields: KEPT }]);
  const thanks = await submissions.visitor.get(String(reply.headers.location));
  expect(thanks.body).toContain('Thank you. We will write back.');
});

test('a form without script comes back with the typed values, the errors and a new key', async () => {
  const key = `${createIdempotencyKey()}-${formId}`;
  const reply = await post({
    ...FIELDS,
    key,
    'field.mail.value': 'ada',
    'field.words.value': '<b>"me"',
  });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain('Email is not valid. Email addresses should follow the format name@example.com.');
  expect(reply.body).toContain('value="Lovelace"');
  expect(reply.body).toContain('&lt;b&gt;&quot;me&quot;');
  const hidden = hiddenInputs(reply.body);
  expect(hidden['key']).not.toBe(key);
  expect(await stored()).toEqual([]);
  expect((await post({ ...FIELDS, ...hidden })).statusCode).toBe(303);
});

// If the answer to COMMIT is lost, for example, it is unknown whether the submission was stored.
test('a form without script keeps its key after a server error, and counts once', async () => {
  const { db } = submissions.open;
  const page = await submissions.visitor.get('/?a=1');
  const sent: Record<string, string> = { ...FIELDS, ...hiddenInputs(page.body) };
  await sql`alter table form_submission add constraint failing check (false) not valid`.execute(db);
  const failed = await post(sent);
  await sql`alter table form_submission drop constraint failing`.execute(db);
  expect([failed.statusCode, hiddenInputs(failed.body)]).toEqual([500, hiddenInputs(page.body)]);
  for (const more of [hiddenInputs(failed.body), {}])
    expect((await post({ ...FIELDS, ...sent, ...more })).statusCode).toBe(303);
  expect(await stored()).toMatchObject([{ key: sent['key'], fields: KEPT }]);
});

test('a key from a reply to a script also stays the same after a server error', async () => {
  const { db } = submissions.open;
  const { key } = (await submissions.send()).json<{ key: string }>();
  await sql`alter table form_submission add constraint failing check (false) not valid`.execute(db);
  const failed = await post({ ...FIELDS, key });
  await sql`alter table form_submission drop constraint failing`.execute(db);
  expect([failed.statusCode, hiddenInputs(failed.body)['key']]).toEqual([500, key]);
});

test('an oversized form without script is refused with a page, not with JSON', async () => {
  const reply = await post({
    ...FIELDS,
    key: createIdempotencyKey(),
    'field.words.value': 'x'.repeat(1e6),
  });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  expect(reply.body).toContain('What was sent is too large. Please shorten it and send it again.');
  expect(await stored()).toEqual([]);
});

test('a form that keeps drafts tells the scripts of later pages that it was sent, among the forms before', async () => {
  const { visitor, open } = submissions;
  const send = () => post({ ...FIELDS, key: createIdempotencyKey() });
  await send();
  expect(visitor.cookies.has(COOKIE.sentDrafts)).toBe(false);
  await open.load(patched({ 'pages.0.blocks.1.settings': { ...exampleForm, keepsDraft: true } }));
  visitor.setCookie(COOKIE.sentDrafts, `another.${formId}`);
  await send();
  expect(visitor.cookies.get(COOKIE.sentDrafts)).toBe(`${formId}.another`);
  expect((await visitor.get(`/?sent=${formId}`)).body).toContain(`data-draft-sent="${formId}"`);
  await open.load(patched({}));
});

test('a form without script never redirects to another site', async () => {
  const reply = await post({
    ...FIELDS,
    key: createIdempotencyKey(),
    return: '//evil.example/',
  });
  expect(reply.headers.location).toBe(`/?sent=${formId}#block-${formId}`);
});
