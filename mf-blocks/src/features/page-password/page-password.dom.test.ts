import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './page-password.example';
import { messages } from './page-password.messages';
import { element } from './page-password.view';

const host = createFakeRenderHost(messages, { perRequest: { return: '/secret?a=1' } });
const show = (name: keyof typeof examples) => showView(element(examples[name], host), examples[name].block.id);
const problemOf = (root: HTMLElement) => root.querySelector('[data-form-error]')?.textContent;

spec('SRV-34', 'is a form of plain HTML that leads to the locked page', async () => {
  const form = show('fresh').querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/lock-screen/unlock', 'post']);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    crumb: 'a-crumb',
    block: examples.fresh.block.id,
    page: '/secret?a=1',
    return: '/secret?a=1',
    password: '',
  });
  expect(await axeFindings()).toEqual([]);
});

spec('SRV-34', 'shows an error of the password or of the field', async () => {
  expect(problemOf(show('wrong'))).toBe(examples.wrong.form?.message);
  expect(await axeFindings()).toEqual([]);
  const root = show('missing');
  expect(problemOf(root)).toBe('Please fix the errors below.');
  const place = root.querySelector('[data-field-error="password"]');
  expect(root.querySelector('input[type=password]')?.getAttribute('aria-describedby')).toBe(place?.id);
  expect(place?.textContent).toBe('Enter your password.');
  expect(await axeFindings()).toEqual([]);
});

test('has the texts of its owner where there are some', () => {
  const { block } = examples.fresh;
  const settings = { title: 'For our guests', text: 'The password is on your invitation.', submit: 'Come in' };
  const root = showView(element({ ...examples.fresh, block: { ...block, settings } }, host), block.id);
  const texts = ['h1', 'p', 'button'].map((name) => root.querySelector(name)?.textContent);
  expect(texts).toEqual(['For our guests', 'The password is on your invitation.', expect.stringContaining('Come in')]);
});
