import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './member.example';
import { messages } from './member.messages';
import { element } from './member.view';

const host = createFakeRenderHost(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host), examples[name].block.id);
const actionsOf = (root: HTMLElement) =>
  [...root.querySelectorAll('form')].map((form) => [
    form.getAttribute('action')?.split('/').at(-1),
    form.querySelector('button')?.textContent,
  ]);
const fieldsOf = (root: HTMLElement, action: string) =>
  Object.fromEntries(new FormData(root.querySelector<HTMLFormElement>(`form[action$="/${action}"]`) ?? undefined));

spec('SESSION-01', 'shows the status of a member, and offers each possible action in a form of its own', async () => {
  const root = show('active');
  expect([...root.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    'mia@shop.example',
    'Can sign in, signed in on 2 browsers',
    'March 2, 2026 at 9:04 AM UTC',
  ]);
  expect(actionsOf(root)).toEqual([
    ['details', 'Save'],
    ['access', 'Disable'],
    ['removal', 'Remove member…'],
  ]);
  expect(fieldsOf(root, 'details')).toMatchObject({ displayName: 'Mia Member', base: '1', 'area.studio': 'on' });
  expect(fieldsOf(root, 'access')).toMatchObject({
    member: examples.active.data['admin/member/details'].id,
    access: 'off',
  });
  expect(await axeFindings()).toEqual([]);
});

spec('SESSION-01', 'an invited member can be invited again, a disabled one enabled', async () => {
  expect(actionsOf(show('invited'))).toContainEqual(['invitation', 'Send the invitation again']);
  const off = show('disabled');
  expect(fieldsOf(off, 'access')).toMatchObject({ access: 'on' });
  expect(off.querySelector('[role=status]')?.textContent).toContain('can no longer sign in');
  expect(await axeFindings()).toEqual([]);
});

test('only invited members can be invited again, and only active ones have sessions', () => {
  for (const name of ['active', 'disabled'] as const)
    expect([name, actionsOf(show(name)).map(([action]) => action)]).toEqual([name, ['details', 'access', 'removal']]);
  const statusOf = (name: keyof typeof examples) => show(name).querySelectorAll('dd')[1]?.textContent;
  expect([statusOf('invited'), statusOf('disabled')]).toEqual([
    host.text('status', { status: 'invited' }),
    host.text('status', { status: 'disabled' }),
  ]);
  const [on, off] = [show('disabled').textContent, show('active').textContent];
  expect([on?.includes(messages.onHint), on?.includes(messages.offHint)]).toEqual([true, false]);
  expect([off?.includes(messages.onHint), off?.includes(messages.offHint)]).toEqual([false, true]);
});

test('with script, name and areas are sent by the shell, and the result is shown in the page', () => {
  const form = show('active').querySelector<HTMLFormElement>('form[action$="/details"]');
  expect({ ...form?.dataset }).toEqual({
    enhance: '',
    formFailure: messages.failed,
    'formFailure-401': messages.signedOut,
    'formFailure-403': messages.notAllowed,
  });
  expect(form?.querySelectorAll('[data-form-error]')).toHaveLength(1);
});

test('a conflict keeps what was typed beside what is saved, and the next save replaces that', async () => {
  const root = show('conflict');
  expect(fieldsOf(root, 'details')).toMatchObject({ displayName: 'Mia M.', base: '0', key: '1', 'area.gold': 'on' });
  expect(fieldsOf(root, 'details')).not.toHaveProperty('area.studio');
  expect([...root.querySelectorAll('[data-field-error]')].map(({ textContent }) => textContent)).toEqual([
    'Saved meanwhile: Mia Member',
    'Saved meanwhile: studio',
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('removing asks first, with a link back', async () => {
  const root = show('confirming');
  expect(fieldsOf(root, 'removal')).toMatchObject({ confirmed: 'yes' });
  expect(root.querySelector('[role=alert]')?.textContent).toContain('This cannot be undone.');
  expect(root.querySelector('form[action$="/removal"] a')?.textContent).toBe('Keep');
  expect(fieldsOf(root, 'details')).toMatchObject({ displayName: 'Mia Member' });
  expect(await axeFindings()).toEqual([]);
});
