import { patched } from '../../../../tools/testing/site/patched';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { blocksOf, prepareSubmissions } from './submissions.fixture';

const submissions = prepareSubmissions();
const [, formId] = blocksOf();
const FIELDS = [
  { id: 'room', type: 'radio', title: 'Room', options: ['Studio', 'Garden'], required: true },
  {
    id: 'tent',
    type: 'text',
    title: 'Tent',
    required: true,
    shownWhen: { match: 'all', conditions: [{ field: 'room', operator: 'is', value: 'Garden' }] },
  },
  {
    id: 'mail',
    type: 'email',
    title: 'Email',
    shownWhen: { match: 'all', conditions: [{ field: 'tent', operator: 'isFilled' }] },
  },
];

beforeAll(() =>
  submissions.open.load(
    patched({ 'pages.0.blocks.1.settings': { fields: FIELDS, submitButtonText: '', submissionMessage: '' } }),
  ),
);

const fieldsStored = async () => (await submissions.stored()).map(({ fields }) => fields);
const errorsOf = (reply: { json<T>(): T }) => reply.json<{ data: { errors: object } }>().data.errors;

test('a required field under an unmet condition is not required, with and without script', async () => {
  expect((await submissions.send({ form: JSON.stringify({ room: 'Studio' }) })).statusCode).toBe(200);
  const written = { key: createIdempotencyKey(), block: formId, 'field.room.value': 'Studio', 'field.tent.value': '' };
  expect((await submissions.post(written)).statusCode).toBe(303);
  expect(await fieldsStored()).toEqual([{ room: 'Studio' }, { room: 'Studio' }]);
});

test('under a met condition it is required', async () => {
  const reply = await submissions.send({ form: JSON.stringify({ room: 'Garden' }) });
  expect([reply.statusCode, errorsOf(reply)]).toEqual([400, { tent: 'Tent is required.' }]);
});

test('answers to hidden fields are neither checked nor stored, nor do they show others', async () => {
  const form = JSON.stringify({ room: 'Studio', tent: 'Red', mail: 'not an address' });
  expect((await submissions.send({ form })).statusCode).toBe(200);
  expect(await fieldsStored()).toEqual([{ room: 'Studio' }]);
  const shown = await submissions.send({
    form: JSON.stringify({ room: 'Garden', tent: 'Red', mail: 'not an address' }),
  });
  expect(Object.keys(errorsOf(shown))).toEqual(['mail']);
});

test('a form that comes back without script still has what was typed into fields that do not apply', async () => {
  const key = createIdempotencyKey();
  const reply = await submissions.post({ key, block: formId, 'field.tent.value': 'Red tent' });
  expect([reply.statusCode, reply.body.includes('value="Red tent"')]).toEqual([422, true]);
  expect(reply.body).toContain('Only if “Room” is “Garden”.');
});
