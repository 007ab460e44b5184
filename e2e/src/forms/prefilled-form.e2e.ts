import { openShop } from '../browser/open/shop';
import { FORM } from './fill-form';
import { setForm } from './set-form';

const shop = openShop();
const FIELDS = [
  { id: 'topic', type: 'select', title: 'Topic', options: ['An order', 'A class'], key: 'topic' },
  {
    id: 'people',
    type: 'number',
    title: 'People',
    key: 'people',
    shownWhen: { match: 'all', conditions: [{ field: 'topic', operator: 'is', value: 'A class' }] },
  },
  { id: 'code', type: 'password', title: 'Code', key: 'code' },
];

beforeAll(() => setForm(shop, { title: 'Ask us', fields: FIELDS, submissionMessage: 'Thank you.' }));

for (const withScript of [true, false])
  test(`fields take their first value from the page’s query, ${withScript ? 'with' : 'without'} script`, async () => {
    const { page, problems } = await shop.visit({ withScript });
    await page.goto(`${shop.url}/contact?topic=A+class&people=many&code=secret`);
    const values = () =>
      page.$$eval(`${FORM} [name^="field."]`, (all) => all.map((one) => (one as HTMLInputElement).value));
    expect(await values()).toEqual(['A class', '', '']);
    expect(await page.$eval(`${FORM} [name="field.people.value"]`, (input) => input.checkVisibility())).toBe(true);
    await page.goto(`${shop.url}/contact?people=4`);
    expect(await values()).toEqual(['', '4', '']);
    expect(problems).toEqual([]);
  });
