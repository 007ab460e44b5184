import { sql } from 'kysely';
import type { Failure } from 'shared-types/failure';
import { spec } from '../../../../tools/testing/spec';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import type { Reply } from '../../../../tools/testing/store/shopper';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { blocksOf, PATH, prepareSubmissions } from './submissions.fixture';

const [textId, formId] = blocksOf();
const [, otherFormId] = blocksOf('other');
const FIELDS = {
  block: formId,
  return: '/',
  'field.who.first': 'Ada',
  'field.mail.value': 'ada@example.com',
  'field.words.value': 'Hello',
};
const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(1)>';

const submissions = prepareSubmissions();
const { call, post } = submissions;
beforeAll(async () => void (await submissions.open.load(exampleDocument('other', 'other.example'))));

const stored = async () => (await submissions.stored()).length;
const key = () => `${createIdempotencyKey()}-${formId}`;
const refusalOf = (reply: Reply) => [reply.statusCode, reply.json<Failure>().code];
/** The key in the form of the page that came back. */
const freshKey = ({ body }: Reply) => /name="key" value="([\w-]{22}-[^"]+)"/.exec(body)?.[1];

async function sendBoth(changes: object) {
  return {
    script: await call({ ...FIELDS, key: key(), ...changes }),
    form: await post({ ...FIELDS, key: key(), ...changes }),
  };
}

test('a script in any field is escaped in the page with the errors', async () => {
  const typed = {
    'field.who.first': `"${SCRIPT}`,
    'field.mail.value': `"${SCRIPT}`,
    'field.words.value': `</textarea>${SCRIPT}`,
  };
  const { script, form } = await sendBoth({ ...typed, 'field.about.value': SCRIPT });
  expect(refusalOf(script)).toEqual([400, 'forms/invalid']);
  expect(script.body).not.toContain('alert');
  expect([form.statusCode, form.body.includes('alert(1)'), form.body.includes('<script>alert')]).toEqual([
    422,
    true,
    false,
  ]);
  expect(form.body).not.toMatch(/<img src=x/);
  expect(await stored()).toBe(0);
});

test('a million characters are refused with a code and a message, and nothing is stored', async () => {
  const { script, form } = await sendBoth({ 'field.words.value': 'x'.repeat(1e6) });
  expect(script.json()).toEqual({
    error: 'What was sent is too large. Please shorten it and send it again.',
    code: 'site/too-large',
  });
  expect([script.statusCode, form.statusCode]).toEqual([413, 413]);
  expect(form.body).toContain('Go back to recover what you typed.');
  expect(await stored()).toBe(0);
});

spec(
  ['FORM-08', 'FERR-04', 'SRV-16'],
  'an invalid key, or another form’s, is reported, stores nothing and is replaced',
  async () => {
    for (const wrong of ['', 'x', `${createIdempotencyKey()}-${textId}`, `${createIdempotencyKey()}-${otherFormId}`]) {
      const { script, form } = await sendBoth({ key: wrong });
      expect([wrong, ...refusalOf(script)]).toEqual([wrong, 400, 'forms/key-unknown']);
      expect(script.json<Failure>().error).toBe('Could not get a form submission key, please try again later.');
      expect(form.statusCode).toBe(422);
      expect(form.body).toContain('Could not get a form submission key, please try again later.');
      expect(form.body).toContain('value="Ada"');
      expect(await stored()).toBe(0);
      const again = [
        await call({ ...FIELDS, key: script.json<Failure>().key }),
        await post({ ...FIELDS, key: freshKey(form) }),
      ];
      expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 303]);
      await submissions.open.db.deleteFrom('form_submission').execute();
    }
  },
);

spec(
  'SRV-16',
  'a used key counts once and gets the same answer; with other answers it is refused and replaced',
  async () => {
    const used = key();
    const sent = { ...FIELDS, key: used };
    const first = await post(sent);
    const second = await post(sent);
    expect([second.statusCode, second.headers.location]).toEqual([303, first.headers.location]);
    expect((await call(sent)).statusCode).toBe(200);
    expect(await stored()).toBe(1);
    const other = { ...sent, 'field.words.value': 'Something else' };
    const refused = {
      script: await call(other),
      form: await post(other),
    };
    expect(refusalOf(refused.script)).toEqual([409, 'forms/key-used']);
    expect(refused.form.body).toContain('Something else');
    expect(freshKey(refused.form)).not.toBe(used);
    expect(await stored()).toBe(1);
    expect((await post({ ...other, key: freshKey(refused.form) })).statusCode).toBe(303);
    expect(await stored()).toBe(2);
  },
);

spec(
  'SRV-16',
  'a key used on another site counts on its own here, and reveals nothing of that submission',
  async () => {
    const shared = createIdempotencyKey();
    const elsewhere = { ...FIELDS, block: otherFormId, key: shared };
    expect((await submissions.open.visitor('other.example').post(PATH, elsewhere)).statusCode).toBe(303);
    const here = await post({ ...FIELDS, 'field.words.value': 'Another', key: shared });
    expect(here.statusCode).toBe(303);
    expect(await stored()).toBe(2);
  },
);

test('unknown fields of any shape are left out, and missing ones are demanded', async () => {
  const unknown = { 'field.gone.value': SCRIPT, 'field.who.middle': 'B.', extra: ['a', 'b'], __proto__: 'x' };
  const { script, form } = await sendBoth(unknown);
  expect([script.statusCode, form.statusCode, await stored()]).toEqual([200, 303, 2]);
  const kept = await submissions.open.db.selectFrom('form_submission').select('fields').execute();
  for (const { fields } of kept) expect(Object.keys(fields).sort()).toEqual(['about', 'days', 'mail', 'who', 'words']);
  const none = await post({ block: formId, return: '/', key: key() });
  expect(none.statusCode).toBe(422);
  for (const title of ['Name', 'Email', 'Message']) expect(none.body).toContain(`${title} is required.`);
  expect(await stored()).toBe(2);
});

test('lists and objects in place of text are one answer or none, never a failure', async () => {
  const twice = await sendBoth({ 'field.words.value': ['One', 'Two'] });
  expect([twice.script.statusCode, twice.form.statusCode, await stored()]).toEqual([200, 303, 2]);
  for (const wrong of [{ 'field.words.value': { a: 1 } }, { 'field.words.value': [['x']] }, { 'field.mail.value': 7 }])
    expect(refusalOf(await call({ ...FIELDS, key: key(), ...wrong }))).toEqual([400, 'forms/unparsable']);
  for (const name of ['key', 'block', 'return', 'pageTitle'])
    expect((await post({ ...FIELDS, key: key(), [name]: ['a', 'b'] })).statusCode).toBeLessThan(500);
  expect(await stored()).toBeLessThanOrEqual(3);
});

spec(
  'FERR-12',
  'a server that cannot store a form says so, and without script the form comes back as typed',
  async () => {
    await sql`ALTER TABLE form_submission RENAME TO form_submission_gone`.execute(submissions.open.db);
    try {
      const { script, form } = await sendBoth({});
      expect(refusalOf(script)).toEqual([500, 'site/internal']);
      expect(form.statusCode).toBe(500);
      expect(form.body).toContain('<p>Unable to send form. Please try again later.</p>');
      expect(form.body).toContain('value="Ada"');
      expect(freshKey(form)).toBeDefined();
    } finally {
      await sql`ALTER TABLE form_submission_gone RENAME TO form_submission`.execute(submissions.open.db);
    }
  },
);
