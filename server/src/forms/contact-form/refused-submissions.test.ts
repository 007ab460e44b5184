import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { spec } from '../../../../tools/testing/spec';
import { holdRateWindows } from '../../../../tools/testing/store/hold-rate-windows';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { ANSWERS, blocksOf, KEPT, PATH, prepareSubmissions } from './submissions.fixture';

const submissions = prepareSubmissions();
const { answer, body, call, send, stored } = submissions;
const [textId] = blocksOf();
const other = exampleDocument('other', 'other.example');
const [, otherFormId] = blocksOf('other');

spec(['SRV-13', 'FERR-06', 'VALID-02'], 'invalid answers are refused by field, and nothing is stored', async () => {
  const reply = await answer({ mail: 'ada', words: '' });
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
});

spec(['SRV-13', 'FERR-05'], 'unreadable answers are refused with data.error', async () => {
  for (const form of ['{', '[]', '7', 'null', '{"who":{"first":"x"}}', 7, null, [], { who: 7 }]) {
    const reply = await send({ form });
    expect([form, reply.statusCode, reply.json<{ code: string }>().code]).toEqual([form, 400, 'forms/unparsable']);
  }
  expect((await send({ form: '{' })).json()).toMatchObject({
    error: 'Could not parse the form fields, please check your entries.',
  });
  expect(await stored()).toEqual([]);
});

spec(['SRV-14', 'FERR-10'], 'an unknown form is answered with 404', async () => {
  await submissions.open.load(other);
  for (const id of [textId, otherFormId, 'x', undefined, '__proto__']) {
    const reply = await send({ formId: id });
    expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([
      404,
      'This form has not been configured yet.',
    ]);
  }
});

spec(
  ['SRV-15', 'SRV-16', 'FERR-11'],
  'the 31st submission of a minute is refused with 429; other forms and sites still accept',
  async () => {
    const first = await send();
    await holdRateWindows(submissions.open.db);
    const sent = [first, ...(await Promise.all(Array.from({ length: 30 }, () => send())))];
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    const refused = sent.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({
      error: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
      code: 'forms/rate-limited',
    });
    expect(await stored()).toHaveLength(30);
    await submissions.open.load(other);
    const elsewhere = await submissions.open.visitor('other.example').call('POST', PATH, body({ formId: otherFormId }));
    expect(elsewhere.statusCode).toBe(200);
  },
);

spec('SRV-16', 'a key sent again with other answers is refused, so that neither is lost', async () => {
  const first = body();
  await call(first);
  const changed = { form: JSON.stringify({ ...ANSWERS, words: 'Something else' }) };
  const reply = await call({
    ...first,
    ...changed,
  });
  const { code, key } = reply.json<{ code: string; key: string }>();
  expect([reply.statusCode, code]).toEqual([409, 'forms/key-used']);
  expect(await stored()).toMatchObject([{ fields: KEPT }]);
  expect((await call({ ...first, ...changed, key })).statusCode).toBe(200);
  expect(await stored()).toHaveLength(2);
});

spec(['SRV-16', 'FERR-04'], 'an unknown key, or one of another form, is refused', async () => {
  for (const key of [
    undefined,
    '',
    'x',
    'a'.repeat(21),
    `${createIdempotencyKey()}-${textId}`,
    `${createIdempotencyKey()} `,
  ]) {
    const reply = await send({ key });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, 'forms/key-unknown']);
  }
  expect(await stored()).toEqual([]);
});
