import { FORM_CALLS } from 'shared-types/forms/contact-form';
import { ANSWERS, blocksOf, prepareSubmissions } from './submissions.fixture';

const submissions = prepareSubmissions();
const [, formId] = blocksOf();

const check = async (answers: object, changes: object = {}) => {
  const body = { formId, form: JSON.stringify(answers), ...changes };
  return submissions.visitor.call('POST', FORM_CALLS.checkAnswers.path, body);
};
const errorsOf = (reply: { json<T>(): T }) => reply.json<{ data: { errors: object } }>().data.errors;

test('names what the form would be refused for, and stores nothing', async () => {
  for (const changes of [{}, { mail: 'ada' }, { about: 'Neither', days: ['Sunday'] }]) {
    const answers = { ...ANSWERS, ...changes };
    const checked = await check(answers);
    expect(checked.statusCode).toBe(200);
    const refused = await submissions.answer(changes);
    expect(errorsOf(checked)).toEqual(refused.statusCode === 200 ? {} : errorsOf(refused));
    expect(Object.keys(errorsOf(checked))).toHaveLength(Object.keys(changes).length);
  }
  await submissions.clear();
  await check(ANSWERS);
  expect(await submissions.stored()).toEqual([]);
});

test('a form that is not there, and answers that cannot be read, are refused', async () => {
  expect((await check(ANSWERS, { formId: 'x' })).statusCode).toBe(404);
  expect((await check(ANSWERS, { form: '{' })).statusCode).toBe(400);
});
