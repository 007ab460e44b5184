import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './order-lookup.example';
import { messages } from './order-lookup.messages';
import { element } from './order-lookup.view';

const host = createFakeRenderHost(messages, { perRequest: { return: '/checkout/order' } });
const show = (name: keyof typeof examples) => showView(element(examples[name], host), examples[name].block.id);

spec('ROLE-01', 'the look-up of an order is a form of plain HTML for who has no account', async () => {
  const form = show('fresh').querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/commerce/order-lookup/letters', 'post']);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
    page: '/checkout/order',
    email: '',
    number: '',
  });
  expect(
    [...(form?.querySelectorAll('label') ?? [])].map((label) => [label.textContent, label.control?.tagName]),
  ).toEqual([
    ['Email', 'INPUT'],
    ['Order number', 'INPUT'],
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('says what comes of it in place of the form, and marks what is wrong with what was typed still there', async () => {
  const requested = show('requested');
  expect([requested.querySelector('form'), requested.querySelector('[role="status"]')?.textContent]).toEqual([
    null,
    messages.requested,
  ]);
  expect(requested.querySelector('a')?.getAttribute('href')).toBe('/checkout/order');
  const wrong = show('wrong');
  expect([...wrong.querySelectorAll<HTMLInputElement>('input[aria-invalid]')].map(({ value }) => value)).toEqual([
    'ada',
    'mine',
  ]);
  expect(await axeFindings()).toEqual([]);
  expect(show('limited').querySelector('[role="alert"]')?.textContent).toBe(examples.limited.form?.message);
});

test('leads to itself in the language of the page', () => {
  const polish = createFakeRenderHost(messages, { context: { languageRoot: '/pl' } });
  const root = showView(element(examples.requested, polish), examples.requested.block.id);
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/pl/checkout/order');
});
