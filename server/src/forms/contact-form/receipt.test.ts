import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { SaveFormSubmissionReply } from 'shared-types/forms/contact-form';
import { exampleForm } from '../../../../tools/testing/site/example-document';
import { patched } from '../../../../tools/testing/site/patched';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { createSubmissionNumber } from './submission-number';
import { saveSubmission } from './submission.store';
import { blocksOf, hiddenInputs, prepareSubmissions, WRITTEN } from './submissions.fixture';

const submissions = prepareSubmissions();
const [, formId] = blocksOf();
const NUMBER = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;
const SENT = [
  { title: 'Name', values: ['Ada Lovelace'] },
  { title: 'Email', values: ['ada@example.com'] },
  { title: 'Subject', values: ['Order'] },
  { title: 'Days', values: ['Monday'] },
  { title: 'Message', values: ['Hello\nthere'] },
];

const receiptIn = (reply: { json<T>(): T }) => reply.json<SaveFormSubmissionReply>().states?.['forms/receipt'];

/** Replaces settings of the example's form. */
const loadForm = (settings: object, type: number = BLOCK_TYPE.form) =>
  submissions.open.load(patched({ 'pages.0.blocks.1.type': type, 'pages.0.blocks.1.settings': settings }));

test('a script gets the number and what was stored; a repeat of the key gets the same number', async () => {
  const sent = submissions.body();
  const first = await submissions.call(sent);
  expect(receiptIn(first)).toEqual({ formId, number: expect.stringMatching(NUMBER), fields: SENT });
  expect(first.headers['cache-control']).toBe('no-store');
  expect(receiptIn(await submissions.call(sent))).toEqual(receiptIn(first));
  expect(receiptIn(await submissions.send())?.number).not.toBe(receiptIn(first)?.number);
  expect((await submissions.stored()).map(({ number }) => number)).toContain(receiptIn(first)?.number);
});

test('without script the thanks show the receipt once, to the browser that has sent the form', async () => {
  const { visitor, open } = submissions;
  const reply = await submissions.post({ ...WRITTEN, ...hiddenInputs((await visitor.get('/')).body) });
  const [{ number } = { number: null }] = await submissions.stored();
  const address = String(reply.headers.location);
  expect(number).toMatch(NUMBER);
  expect(address).not.toContain(String(number));
  expect((await open.visitor().get(address)).body).not.toContain(number);
  const thanks = await visitor.get(address);
  for (const text of [number, 'Ada Lovelace', 'Hello\nthere']) expect(thanks.body).toContain(text);
  expect(thanks.headers['cache-control']).toBe('private, no-cache');
  for (const later of [visitor, open.visitor()]) {
    const { body } = await later.get(address);
    expect([body.includes('Thank you. We will write back.'), body.includes(String(number))]).toEqual([true, false]);
  }
});

test('a browser that names another form, or a key of nothing, is only thanked', async () => {
  const { visitor } = submissions;
  const key = createIdempotencyKey();
  await submissions.send({ key });
  const [{ number } = { number: null }] = await submissions.stored();
  for (const value of [`${blocksOf()[0]}.${key}`, `${formId}.${createIdempotencyKey()}`, formId, `${formId}.`]) {
    visitor.setCookie('sentForm', value);
    const { body } = await visitor.get(`/?sent=${formId}`);
    expect([body.includes('Thank you. We will write back.'), body.includes(String(number))]).toEqual([true, false]);
  }
});

test('passwords and hidden fields are never on it, nor is what was not answered', async () => {
  const fields = [
    { id: 'who', type: 'text', title: 'Who', required: false },
    { id: 'word', type: 'password', title: 'Password', required: false },
    { id: 'source', type: 'hidden', title: 'Source', key: 'from', value: 'elsewhere', required: false },
    { id: 'more', type: 'textarea', title: 'More', required: false },
  ];
  await loadForm({ ...exampleForm, fields });
  const reply = await submissions.send({
    form: JSON.stringify({ who: 'Ada', word: 'hunter2', source: 'x', more: '' }),
  });
  expect(receiptIn(reply)?.fields).toEqual([{ title: 'Who', values: ['Ada'] }]);
  expect(reply.body).not.toContain('hunter2');
  await loadForm(exampleForm);
});

test('a newsletter, and a form that opens a page of its owner, have none', async () => {
  await loadForm({ title: 'Letters', label: 'Email', submitButtonText: 'Sign up' }, BLOCK_TYPE.newsletter);
  expect(receiptIn(await submissions.send({ form: JSON.stringify({ email: 'ada@example.com' }) }))).toBeUndefined();
  await loadForm({ ...exampleForm, successUrl: '/shop' });
  const leading = await submissions.send();
  expect([leading.json().location, receiptIn(leading)]).toEqual(['/shop', undefined]);
  await loadForm(exampleForm);
});

test('a submission of before there were numbers is thanked for without one', async () => {
  const sent = submissions.body();
  await submissions.call(sent);
  await submissions.open.db
    .updateTable('form_submission')
    .set({ number: null } as never)
    .execute();
  const again = await submissions.call(sent);
  expect([again.json().data, receiptIn(again)]).toEqual([{ saved: true }, undefined]);
});

test('a number that another submission has is not given again, and the submission is stored', async () => {
  const { id: siteId } = await submissions.open.db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  const numbers = ['AAAA-AAAA', 'AAAA-AAAA', 'BBBB-BBBB'];
  const save = (key: string) =>
    saveSubmission(
      submissions.open.db,
      { siteId, formId, key, pagePath: '/', fields: {}, details: {} },
      () => numbers.shift() ?? '',
    );
  expect(await save('one')).toMatchObject({ kind: 'saved', number: 'AAAA-AAAA' });
  expect(await save('two')).toMatchObject({ kind: 'saved', number: 'BBBB-BBBB' });
});

test('numbers are random and short', () => {
  const numbers = Array.from({ length: 1000 }, createSubmissionNumber);
  expect(numbers.filter((number) => !NUMBER.test(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(1000);
});
