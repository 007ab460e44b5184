import type { ViewHost } from 'shared-types/host/render-host';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { isUnsaved } from '../../parts/settings-form/unsaved-values';
import { start } from './coupon-editor.effects';
import { examples } from './coupon-editor.example';
import { messages } from './coupon-editor.messages';
import { element } from './coupon-editor.view';

const host: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host));
const formIn = (root: HTMLElement) => root.querySelector('form')!;
const sentBy = (name: keyof typeof examples) => Object.fromEntries(new FormData(formIn(show(name))));

test('sends back what is saved, unchanged, and counts as unchanged', () => {
  const { saved } = examples.saved.data['admin/coupon-editor/coupon'];
  expect(sentBy('saved')).toMatchObject({ ...saved!.values, base: 'state-1', key: '' });
  expect(isUnsaved(formIn(show('saved')))).toBe(false);
});

test('keeps what was typed after a rejection, with errors at the fields', () => {
  const root = show('wrong');
  expect(sentBy('wrong')).toMatchObject({ code: 'SPRING SALE', rate: '120', fresh: 'fresh-1', base: 'state-1' });
  expect([...root.querySelectorAll('[aria-invalid=true]')].map((input) => input.getAttribute('name'))).toEqual([
    'code',
    'rate',
  ]);
  expect(isUnsaved(formIn(root))).toBe(true);
});

test('names the state it shows, in a conflict also the saved one, and after a rejected removal only the former', () => {
  expect(sentBy('conflict')).toMatchObject({ base: 'state-1', key: 'state-2' });
  expect(sentBy('removalRefused')).toMatchObject({ base: 'state-1', code: 'SPRING' });
  const removal = show('saved').querySelectorAll('form')[1]!;
  expect(Object.fromEntries(new FormData(removal))).toMatchObject({ base: 'state-1', key: '' });
});

test('after the session has ended or the coupon was removed, it keeps everything that was typed', () => {
  for (const name of ['signedOut', 'removedMeanwhile'] as const) {
    const root = show(name);
    expect([name, sentBy(name).code, root.querySelectorAll('form').length]).toEqual([name, 'SPRING SALE', 1]);
  }
  expect(sentBy('removedMeanwhile').key).toBe('gone');
  expect(show('signedOut').querySelector('[data-sign-in]:not([hidden]) a')).not.toBeNull();
});

test('a removed coupon has a message and no fields; a new one cannot be removed', () => {
  expect(show('removed').textContent).toContain('This coupon was removed.');
  expect(show('removed').querySelector('input:not([type=hidden]), button')).toBeNull();
  expect(show('added').querySelectorAll('form')).toHaveLength(1);
  expect(show('added').querySelector('h1')?.textContent).toBe('New coupon');
});

test('times are picked in the time zone of the site, which is named', () => {
  const root = show('saved');
  const until = root.querySelector<HTMLInputElement>('[name=until]');
  expect([until?.type, until?.value]).toEqual(['datetime-local', '2026-03-31T22:00']);
  const hintOf = (input: HTMLInputElement | null) => {
    const ids = input?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.flatMap((id) => document.getElementById(id)?.textContent || []).join(' ');
  };
  expect(hintOf(until)).toBe('Leave empty for no end. In the time zone Europe/Dublin.');
  expect(hintOf(show('twice').querySelector('[name=until]'))).toBe(
    'Leave empty for no end. In the time zone America/New York. The clocks are set back, and show this time twice: the first time counts.',
  );
});

test('a time is sent as picked, and counts as a change', () => {
  const form = formIn(show('added'));
  form.querySelector<HTMLInputElement>('[name=until]')!.value = '2026-12-24T00:00';
  expect([new FormData(form).get('until'), isUnsaved(form)]).toEqual(['2026-12-24T00:00', true]);
});

test('with script the browser warns before leaving unsaved changes, but not when a save navigates', () => {
  const own = createFakeHost(messages);
  const root = showView(element(examples.saved, own));
  const form = formIn(root);
  start(root, own);
  const leaves = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return !event.defaultPrevented;
  };
  expect(leaves()).toBe(true);
  form.querySelector<HTMLInputElement>('[name=rate]')!.value = '20';
  form.dispatchEvent(new Event('input', { bubbles: true }));
  expect([leaves(), form.querySelector<HTMLElement>('[data-unsaved-note]')!.hidden]).toEqual([false, false]);
  form.setAttribute('aria-busy', 'true');
  expect(leaves()).toBe(false);
  form.querySelector<HTMLElement>('[data-form-message]')!.hidden = false;
  expect(leaves()).toBe(true);
});

test('is accessible in every state', async () => {
  for (const name of Object.keys(examples) as (keyof typeof examples)[]) {
    show(name);
    expect([name, await axeFindings()]).toEqual([name, []]);
  }
});
