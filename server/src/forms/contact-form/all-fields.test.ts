import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { blocksOf, prepareSubmissions } from './submissions.fixture';

const submissions = prepareSubmissions();
const [, formId] = blocksOf();
const FIELDS = [
  { id: 'part', type: 'section', title: 'Part' },
  { id: 'day', type: 'date', title: 'Day', required: true },
  { id: 'hour', type: 'time', title: 'Time' },
  { id: 'phone', type: 'phone', title: 'Phone', showCountryCode: true },
  { id: 'home', type: 'address', title: 'Address' },
  { id: 'room', type: 'radio', title: 'Room', options: ['Studio', 'Garden'] },
  { id: 'last', type: 'likert', title: 'Last visit', options: ['The food', 'The room'] },
  { id: 'from', type: 'hidden', title: 'From', key: 'source', value: 'direct' },
];
const STORED = {
  day: ['01', '31', '2027'],
  hour: ['02', '30', '00', 'PM'],
  phone: ['+48', '', '', '601 234 567'],
  home: ['Street 1', '', 'City', '', '', ''],
  room: 'Garden',
  last: { 'The food': ['2'], 'The room': [] },
  from: 'letter',
};

beforeAll(() =>
  submissions.open.load(
    patched({ 'pages.0.blocks.1.settings': { fields: FIELDS, submitButtonText: '', submissionMessage: '' } }),
  ),
);

const fieldsStored = async () => (await submissions.stored()).map(({ fields }) => fields);

spec(
  ['FIELD-08', 'FIELD-09', 'FIELD-13', 'FIELD-15'],
  'inputs of a page are stored as the specification has them',
  async () => {
    const reply = await submissions.post({
      key: createIdempotencyKey(),
      block: formId,
      return: '/?source=letter',
      'field.day.value': '2027-01-31',
      'field.hour.value': '14:30',
      'field.phone.number': '601 234 567',
      'field.phone.country': '+48',
      'field.home.line1': 'Street 1',
      'field.home.city': 'City',
      'field.room.value': 'Garden',
      'field.last.0': '2',
    });
    expect(reply.statusCode).toBe(303);
    expect(await fieldsStored()).toEqual([STORED]);
  },
);

spec(['FIELD-08', 'FIELD-09', 'FIELD-13', 'FIELD-15'], 'the same values as JSON are stored alike', async () => {
  const { from: _, ...sent } = STORED;
  const reply = await submissions.send({ form: JSON.stringify(sent), pagePath: '/?source=letter' });
  expect(reply.statusCode).toBe(200);
  expect(await fieldsStored()).toEqual([STORED]);
});

spec('FIELD-16', 'only what is missing or wrong is refused', async () => {
  const reply = await submissions.send({ form: JSON.stringify({ hour: 'soon', room: 'Roof' }) });
  expect([reply.statusCode, reply.json<{ data: { errors: object } }>().data.errors]).toEqual([
    400,
    { day: 'Day is required.', hour: 'Enter a time of day.', room: 'Choose one of the options.' },
  ]);
  expect(await fieldsStored()).toEqual([]);
});
