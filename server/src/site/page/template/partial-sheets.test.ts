import { patched } from '../../../../../tools/testing/site/patched';
import { prepareSubmissions } from '../../../forms/contact-form/submissions.fixture';

const submissions = prepareSubmissions();
const FORM = 'pages.0.blocks.1.settings';
const NAME = { id: 'name', type: 'text', title: 'Name' };
const PLAN = { id: 'plan', type: 'file', title: 'Plan' };
const CLASSES = ['.forms-contact-form__form', '.forms-contact-form__uploads', '.forms-contact-form__paging'];

async function stylesWith(...fields: readonly object[]): Promise<readonly boolean[]> {
  await submissions.open.load(patched({ [FORM]: { fields, submitButtonText: '', submissionMessage: '' } }));
  const { body } = await submissions.visitor.get('/');
  const [, css = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(body) ?? [];
  return CLASSES.map((name) => css.includes(name));
}

test('a page has the style sheets of a feature that its own blocks need', async () => {
  expect(await stylesWith(NAME)).toEqual([true, false, false]);
  expect(await stylesWith(NAME, PLAN)).toEqual([true, true, false]);
  expect(await stylesWith(NAME, { id: 'more', type: 'section', title: 'More', startsPage: true }, PLAN)).toEqual([
    true,
    true,
    true,
  ]);
});
