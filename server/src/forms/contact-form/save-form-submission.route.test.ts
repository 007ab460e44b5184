import { DECOY_INPUT, FORM_CALLS } from 'shared-types/forms/contact-form';
import { BANNER_CALLS } from 'shared-types/consent/cookie-banner';
import { spec } from '../../../../tools/testing/spec';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { holdRateWindows } from '../../../../tools/testing/store/hold-rate-windows';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { createSubmissionKey } from '../../http/submission-key';

const PATH = FORM_CALLS.saveFormSubmission.path;
const formId = exampleDocument().pages[0]?.blocks[1]?.id ?? '';
const textId = exampleDocument().pages[0]?.blocks[0]?.id ?? '';
const ANSWERS = {
  who: ['Ada', 'Lovelace'],
  mail: 'ada@example.com',
  about: 'Order',
  days: ['Monday'],
  words: 'Hello\r\nthere',
};
const KEPT = { ...ANSWERS, words: 'Hello\nthere' };

let open: ExampleServer;
let visitor: Shopper;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());
beforeEach(() => {
  visitor = open.visitor();
});
afterEach(async () => {
  await open.db.deleteFrom('form_submission').execute();
  await open.db.deleteFrom('rate_window').execute();
});

const stored = () => open.db.selectFrom('form_submission').selectAll().execute();
const body = (changes: object = {}) => ({
  formId,
  key: createSubmissionKey(),
  form: JSON.stringify(ANSWERS),
  ...changes,
});
const send = (changes: object = {}) => visitor.call('POST', PATH, body(changes));
const answered = (changes: object) => send({ form: JSON.stringify({ ...ANSWERS, ...changes }) });

spec(
  ['SRV-12', 'FORM-06', 'FORM-07'],
  'a submission key is asked for with an empty body and comes as data.key',
  async () => {
    const { statusCode, json } = await visitor.call('POST', FORM_CALLS.formSubmissionKey.path);
    expect(statusCode).toBe(200);
    const { data } = json<{ data: { key: string } }>();
    expect(data.key).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect((await send({ key: data.key })).statusCode).toBe(200);
  },
);

spec(
  ['FIELD-10', 'FIELD-12', 'FORM-09', 'FORM-10', 'FORM-11', 'FORM-12', 'FORM-13', 'FORM-14', 'FORM-15', 'FORM-16'],
  'a submission is kept with all that came with it, and thanked for',
  async () => {
    const details = {
      collectionId: 'c1',
      objectName: 'A name of its own',
      isOverlayForm: false,
      submitButtonText: 'Send',
      pageTitle: 'Home',
      pageId: 'p1',
      contentSource: 'c',
      pagePath: '/?from=test',
      pagePermissionTypeValue: 1,
      ss_cvr: 'visitor|1|2|3|4',
    };
    await visitor.call('POST', BANNER_CALLS.choose.path, { choice: 'accepted' });
    const reply = await send({ ...details, captchaKey: 'solved' });
    expect(reply.json()).toEqual({
      data: { saved: true },
      message: 'Thank you. We will write back.',
      key: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(await stored()).toMatchObject([{ form_id: formId, page_path: '/?from=test', fields: KEPT, details }]);
  },
);

spec('FORM-15', 'the visitor is named by the cookie, and not at all without consent', async () => {
  visitor.setCookie('ss_cvr', 'own|1|2|3|4');
  await send({ ss_cvr: 'told|1|2|3|4' });
  visitor.setCookie('CookieChoice', 'true');
  visitor.setCookie('ss_cvr', 'own|1|2|3|4');
  await send({ ss_cvr: 'told|1|2|3|4' });
  const census = (await stored()).map(({ details }) => details['ss_cvr']);
  expect(census).toHaveLength(2);
  expect(new Set(census)).toEqual(new Set([undefined, 'own|1|2|3|4']));
});

test('what the page does not say is known by the server', async () => {
  await send();
  expect(await stored()).toMatchObject([
    {
      page_path: '/',
      details: { objectName: 'Write to us', pageTitle: 'Home', contentSource: 'c', pagePermissionTypeValue: 1 },
    },
  ]);
});

test('answers may come as an object too', async () => {
  expect((await send({ form: ANSWERS })).statusCode).toBe(200);
  expect(await stored()).toMatchObject([{ fields: KEPT }]);
});

const FIELDS = {
  block: formId,
  return: '/?a=1',
  'field.who.first': 'Ada',
  'field.who.last': 'Lovelace',
  'field.mail.value': 'ada@example.com',
  'field.about.value': 'Order',
  'field.days.0': 'Monday',
  'field.words.value': 'Hello\r\nthere',
};

test('a form without script is folded, kept, and leads back to its own thanks', async () => {
  const reply = await visitor.post(PATH, { ...FIELDS, key: `${createSubmissionKey()}-${formId}`, [DECOY_INPUT]: '' });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, `/?a=1&sent=${formId}#block-${formId}`]);
  expect(await stored()).toMatchObject([{ form_id: formId, page_path: '/?a=1', fields: KEPT }]);
});

/** What the page's own form would send. */
async function hiddenInputs(html: string): Promise<Record<string, string>> {
  const form = /<form[^>]*action="\/api\/form\/SaveFormSubmission[^"]*"[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
  const inputs = form.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
  return Object.fromEntries(
    inputs.map((input) => [/name="([^"]*)"/.exec(input)?.[1] ?? '', /value="([^"]*)"/.exec(input)?.[1] ?? '']),
  );
}

spec(['PLAT-08', 'FORM-01'], 'the form of a page can be sent as it came, and its page thanks', async () => {
  const page = await visitor.get('/?a=1');
  const hidden = await hiddenInputs(page.body);
  expect(hidden).toMatchObject({ block: formId, return: '/?a=1' });
  const reply = await visitor.post(PATH, { ...FIELDS, ...hidden });
  expect(reply.statusCode).toBe(303);
  expect(await stored()).toMatchObject([{ key: hidden['key'], fields: KEPT }]);
  const thanks = await visitor.get(String(reply.headers.location));
  expect(thanks.body).toContain('Thank you. We will write back.');
});

test('a form without script comes back with what was typed, what is wrong with it and a fresh key', async () => {
  const key = `${createSubmissionKey()}-${formId}`;
  const reply = await visitor.post(PATH, { ...FIELDS, key, 'field.mail.value': 'ada', 'field.words.value': '<b>"me"' });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain('Email is not valid. Email addresses should follow the format name@example.com.');
  expect(reply.body).toContain('value="Lovelace"');
  expect(reply.body).toContain('&lt;b&gt;&quot;me&quot;');
  const hidden = await hiddenInputs(reply.body);
  expect(hidden['key']).not.toBe(key);
  expect(await stored()).toEqual([]);
  expect((await visitor.post(PATH, { ...FIELDS, ...hidden })).statusCode).toBe(303);
});

test('a form without script that is far too long is refused with a page, not with data', async () => {
  const reply = await visitor.post(PATH, {
    ...FIELDS,
    key: createSubmissionKey(),
    'field.words.value': 'x'.repeat(1e6),
  });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  expect(reply.body).toContain('What was sent is too large. Please shorten it and send it again.');
  expect(await stored()).toEqual([]);
});

test('a form without script never leads to another site', async () => {
  const reply = await visitor.post(PATH, { ...FIELDS, key: createSubmissionKey(), return: '//evil.example/' });
  expect(reply.headers.location).toBe(`/?sent=${formId}#block-${formId}`);
});

spec(
  ['SRV-13', 'FERR-06', 'VALID-02'],
  'answers that are wrong are refused by field, and nothing is kept',
  async () => {
    const reply = await answered({ mail: 'ada', words: '' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({
      error: 'One or more fields is invalid, please check your entries.',
      code: 'forms/invalid',
      data: {
        errors: {
          mail: 'Email is not valid. Email addresses should follow the format name@example.com.',
          words: 'Message is required.',
        },
      },
    });
    expect(await stored()).toEqual([]);
  },
);

spec(['SRV-13', 'FERR-05'], 'answers that cannot be read are refused with data.error', async () => {
  for (const form of ['{', '[]', '7', 'null', '{"who":{"first":"x"}}', 7, null, [], { who: 7 }]) {
    const reply = await send({ form });
    expect([form, reply.statusCode, reply.json<{ code: string }>().code]).toEqual([form, 400, 'forms/unparsable']);
  }
  expect((await send({ form: '{' })).json()).toMatchObject({
    error: 'Could not parse the form fields, please check your entries.',
  });
  expect(await stored()).toEqual([]);
});

spec(['SRV-14', 'FERR-10'], 'a form that is none is answered with 404', async () => {
  await open.load(exampleDocument('other', 'other.example'));
  const foreign = exampleDocument('other').pages[0]?.blocks[1]?.id;
  for (const id of [textId, foreign, 'x', undefined, '__proto__']) {
    const reply = await send({ formId: id });
    expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([
      404,
      'This form has not been configured yet.',
    ]);
  }
});

spec(
  ['SRV-15', 'SRV-16', 'FERR-11'],
  'the 31st submission of a minute is refused with 429; other forms and sites go on',
  async () => {
    const first = await send();
    await holdRateWindows(open.db);
    const sent = [first, ...(await Promise.all(Array.from({ length: 30 }, () => send())))];
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    const refused = sent.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({
      error: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
      code: 'forms/rate-limited',
    });
    expect(await stored()).toHaveLength(30);
    const other = exampleDocument('other', 'other.example');
    await open.load(other);
    const elsewhere = await open
      .visitor('other.example')
      .call('POST', PATH, body({ formId: other.pages[0]?.blocks[1]?.id }));
    expect(elsewhere.statusCode).toBe(200);
  },
);

spec('SRV-16', 'the same submission sent many times at once is kept once, and each is thanked', async () => {
  const same = body();
  const sent = await Promise.all(Array.from({ length: 12 }, () => visitor.call('POST', PATH, same)));
  expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 200));
  expect(await stored()).toHaveLength(1);
});

spec('SRV-16', 'a key that comes again with other answers is refused, so that neither is lost', async () => {
  const first = body();
  await visitor.call('POST', PATH, first);
  const other = { form: JSON.stringify({ ...ANSWERS, words: 'Something else' }) };
  const reply = await visitor.call('POST', PATH, {
    ...first,
    ...other,
  });
  const { code, key } = reply.json<{ code: string; key: string }>();
  expect([reply.statusCode, code]).toEqual([409, 'forms/key-used']);
  expect(await stored()).toMatchObject([{ fields: KEPT }]);
  expect((await visitor.call('POST', PATH, { ...first, ...other, key })).statusCode).toBe(200);
  expect(await stored()).toHaveLength(2);
});

spec(['SRV-16', 'FERR-04'], 'a key that was never given, or stands in another form, is refused', async () => {
  for (const key of [
    undefined,
    '',
    'x',
    'a'.repeat(21),
    `${createSubmissionKey()}-${textId}`,
    `${createSubmissionKey()} `,
  ]) {
    const reply = await send({ key });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, 'forms/key-unknown']);
  }
  expect(await stored()).toEqual([]);
});

test('a machine that fills the decoy is thanked, and nothing is kept', async () => {
  const reply = await send({ [DECOY_INPUT]: 'https://spam.example' });
  expect(reply.json()).toMatchObject({ data: { saved: true } });
  expect(await stored()).toEqual([]);
});

test('answers to fields the form does not have are left out; required ones are asked for', async () => {
  expect((await answered({ extra: 'x', __proto__: 'y' })).statusCode).toBe(200);
  expect((await stored())[0]?.fields).toEqual(KEPT);
  const reply = await send({ form: '{}' });
  expect(Object.keys(reply.json<{ data: { errors: object } }>().data.errors)).toEqual(['who', 'mail', 'words']);
});

test('characters the database cannot keep are left out', async () => {
  expect((await answered({ words: 'a\0b\ud800c 👋' })).statusCode).toBe(200);
  expect((await stored())[0]?.fields).toMatchObject({ words: 'abc 👋' });
});
