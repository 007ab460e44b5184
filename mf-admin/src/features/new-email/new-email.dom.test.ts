import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './new-email.example';
import { messages } from './new-email.messages';
import { element } from './new-email.view';

const host = createFakeRenderHost(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host), examples[name].block.id);

test.each(Object.keys(examples) as (keyof typeof examples)[])('axe finds nothing: %s', async (name) => {
  show(name);
  expect(await axeFindings()).toEqual([]);
});

spec('ROLE-05', 'a button sets the address: opening the link changes nothing', () => {
  const root = show('open');
  const form = root.querySelector('form');
  expect([form?.method, form?.getAttribute('action'), root.textContent?.includes('ada@new.example')]).toEqual([
    'post',
    '/api/config/new-email',
    true,
  ]);
  expect(new FormData(form!).get('token')).toBe(examples.open.data['admin/new-email/link'].change?.token);
});

test('says what was done, that another account has the address, or that the link does not work', () => {
  const textOf = (name: keyof typeof examples) =>
    [...show(name).querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(textOf('done')[0]).toBe('Your email address is changed.');
  expect(textOf('taken')[0]).toContain('Another account has this address');
  expect(textOf('gone')[0]).toContain('This link does not work');
});
