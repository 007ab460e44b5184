import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';
import { examples } from './donation-checkout.example';
import { messages } from './donation-checkout.messages';
import { element } from './donation-checkout.view';

const RETURN = `/checkout/donate?donatePageId=${sampleId(70)}`;
const host = createFakeRenderHost(messages, { perRequest: { return: RETURN } });
const show = (name: keyof typeof examples) => showView(element(examples[name], host), examples[name].block.id);
const sent = (root: HTMLElement) => Object.fromEntries(new FormData(root.querySelector('form') ?? undefined));

spec('DONATE-01', 'what somebody gives is a form of plain HTML that says for which page and comes back to it', () => {
  const root = show('fresh');
  expect(root.querySelector('form')?.getAttribute('action')).toBe('/api/commerce/donation-checkout/donations');
  expect(sent(root)).toMatchObject({
    donatePageId: sampleId(70),
    return: RETURN,
    amount: '1000',
    paymentMethod: 'offline',
  });
  expect([...root.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['$10.00', '$25.00', '$50.00', 'Another amount', 'Your amount in USD', 'Email']),
  );
});

test('where no amounts are set up there is one to write, and nothing to choose', () => {
  const root = show('anyAmount');
  expect([sent(root)['amount'], root.querySelectorAll('input[name=amount][type=radio]').length]).toEqual(['own', 0]);
});

test('what was refused comes back as it was typed, each message at its field', () => {
  const root = show('wrong');
  expect(sent(root)).toMatchObject({
    amount: 'own',
    ownAmount: '0.50',
    email: 'ada',
    note: 'For Ada',
    paymentMethod: 'test',
  });
  const marked = [...root.querySelectorAll<HTMLInputElement>('[aria-invalid]')];
  expect(marked.map(({ name }) => name)).toEqual(['ownAmount', 'email']);
  expect(root.querySelector('[role=alert]')?.textContent).toBe('Please fix the errors below.');
});

test('where nothing can be given there is no form, and a way on', () => {
  for (const [name, path] of [
    ['gone', '/'],
    ['closed', '/school-kiln'],
  ] as const) {
    const root = show(name);
    expect([root.querySelector('form'), root.querySelector('a')?.getAttribute('href')]).toEqual([null, path]);
  }
});
