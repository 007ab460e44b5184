import type { SaveFormSubmissionReply } from 'shared-types/forms/contact-form';
import { patched } from '../../../../tools/testing/site/patched';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { NO_STORAGE, saveStorage } from '../submission-steps/form-storage.store';
import { blocksOf, prepareSubmissions } from './submissions.fixture';

const submissions = prepareSubmissions();
const [, formId] = blocksOf();
const FIELDS = [
  { id: 'size', type: 'radio', title: 'Size', options: ['Mug', 'Bowl'], amounts: ['18', '24.50'], required: true },
  { id: 'count', type: 'number', title: 'How many', required: true },
  {
    id: 'post',
    type: 'currency',
    title: 'Postage',
    shownWhen: { match: 'all', conditions: [{ field: 'size', operator: 'is', value: 'Bowl' }] },
  },
  { id: 'total', type: 'calculation', title: 'Total', formula: '[size] * [count] + [post]', currencySymbol: '€' },
];

const OWNER = 'studio@shop.example';
const siteId = async () => (await submissions.open.db.selectFrom('site').select('id').executeTakeFirstOrThrow()).id;

beforeAll(() =>
  submissions.open.load(
    patched({ 'pages.0.blocks.1.settings': { fields: FIELDS, submitButtonText: '', submissionMessage: '' } }),
  ),
);

const fieldsStored = async () => (await submissions.stored()).map(({ fields }) => fields);

test('the server computes the result again, whatever is sent for it, and hidden fields count as 0', async () => {
  for (const total of ['0.01', ['0.01'], { total: '0.01' }, undefined])
    await submissions.send({ form: JSON.stringify({ size: 'Mug', count: '3', post: '9', total }) });
  expect(await fieldsStored()).toEqual(Array(4).fill({ size: 'Mug', count: '3', total: '54.00' }));
});

test('without script too', async () => {
  const written = { 'field.size.value': 'Bowl', 'field.count.value': '2', 'field.post.value': '4,9' };
  const sent = { key: createIdempotencyKey(), block: formId, ...written, 'field.total.value': '1' };
  expect((await submissions.post(sent)).statusCode).toBe(303);
  expect(await fieldsStored()).toEqual([{ size: 'Bowl', count: '2', post: '4.9', total: '53.90' }]);
});

test('the receipt shows it with its currency', async () => {
  const reply = await submissions.send({ form: JSON.stringify({ size: 'Mug', count: '1' }) });
  const { states } = reply.json<SaveFormSubmissionReply>();
  expect(states?.['forms/receipt'].fields.at(-1)).toEqual({ title: 'Total', values: ['€18.00'] });
});

test('a form that comes back shows the result of what was typed', async () => {
  const written = { key: createIdempotencyKey(), block: formId, 'field.size.value': 'Bowl', 'field.count.value': '' };
  const reply = await submissions.post({ ...written, 'field.post.value': '3' });
  expect([reply.statusCode, /<output[^>]*>([^<]*)</.exec(reply.body)?.[1]]).toEqual([422, '€3.00']);
});

test('in Polish a decimal comma is understood, and everybody is shown one, while the stored result stays exact', async () => {
  const fields = FIELDS.map((field) => ({ ...field, ...(field.id === 'total' && { currencySymbol: 'zł' }) }));
  const settings = { fields, submitButtonText: '', submissionMessage: '' };
  await submissions.open.load(patched({ 'site.locale': 'pl-PL', 'pages.0.blocks.1.settings': settings }));
  await saveStorage(submissions.open.db, { siteId: await siteId(), formId }, { ...NO_STORAGE, emailTo: OWNER });
  const reply = await submissions.send({ form: JSON.stringify({ size: 'Bowl', count: '1000,125', post: '4,9' }) });
  expect((await fieldsStored()).at(-1)).toEqual({ size: 'Bowl', count: '1000.125', post: '4.9', total: '24507.96' });
  const { states } = reply.json<SaveFormSubmissionReply>();
  const shown = ['1000,125', '24\u00a0507,96\u00a0zł'];
  expect(states?.['forms/receipt'].fields.map(({ values }) => values[0])).toEqual(['Bowl', shown[0], '4,9', shown[1]]);
  const [email] = await submissions.open.db.selectFrom('mail_outbox').selectAll().execute();
  for (const text of shown) expect(email?.body).toContain(text);
  const refused = await submissions.send({ form: JSON.stringify({ size: 'Bowl', count: '1.234' }) });
  expect(refused.json()).toMatchObject({ data: { errors: { count: 'Podaj liczbę, na przykład 1200 lub 12,5.' } } });
});
