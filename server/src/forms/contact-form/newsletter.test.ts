import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { patched } from '../../../../tools/testing/site/patched';
import { blocksOf, prepareSubmissions } from './submissions.fixture';

const submissions = prepareSubmissions();
const [, formId] = blocksOf();
const SETTINGS = { title: 'Letters', label: 'Email', submitButtonText: 'Sign up', submissionMessage: 'Welcome.' };

const loadNewsletter = (settings: object = SETTINGS) =>
  submissions.open.load(
    patched({ 'pages.0.blocks.1.type': BLOCK_TYPE.newsletter, 'pages.0.blocks.1.settings': settings }),
  );
const send = (form: object) => submissions.send({ form: JSON.stringify(form) });

test('an address that is sent from a newsletter is stored under its title, and thanked for', async () => {
  await loadNewsletter();
  const reply = await send({ email: 'ada@example.com' });
  expect(reply.json()).toMatchObject({ data: { saved: true }, message: 'Welcome.' });
  expect(await submissions.stored()).toMatchObject([
    { form_id: formId, fields: { email: 'ada@example.com' }, details: { objectName: 'Letters' } },
  ]);
});

test.each([{}, { email: '' }, { email: 'ada' }])(
  'other answers are rejected, and nothing is stored: %j',
  async (form) => {
    await loadNewsletter();
    const reply = await send(form);
    expect(reply.statusCode).toBe(400);
    expect(await submissions.stored()).toEqual([]);
  },
);

test('the import names what is wrong with a newsletter', async () => {
  await expect(loadNewsletter({ ...SETTINGS, label: ' ' })).rejects.toThrow(/pages\[0\]\.blocks\[1\]\.settings\.label/);
});
