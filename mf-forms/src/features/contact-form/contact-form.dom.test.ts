import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './contact-form.effects';
import { examples } from './contact-form.example';
import { messages } from './contact-form.messages';
import { element } from './contact-form.view';

const host = createFakeRenderHost(messages);
const show = (name: keyof typeof examples, props: typeof examples.empty = examples[name]) =>
  showView(element(props, host));
const input = (root: HTMLElement, name: string) => root.querySelector<HTMLInputElement>(`[name="${name}"]`);

test('a disclaimer stands above the button, which refers to it', async () => {
  const root = show('disclaimed');
  const button = root.querySelector('button');
  const disclaimer = button?.previousElementSibling;
  expect(disclaimer?.textContent).toBe('We keep your message for a year.\nThen we delete it.');
  expect(button?.getAttribute('aria-describedby')).toBe(disclaimer?.id);
  expect(await axeFindings()).toEqual([]);
  expect(show('empty').querySelector('button')?.hasAttribute('aria-describedby')).toBe(false);
});

spec('FORM-01', 'is a form that works without script: action, hidden fields, fields by name', async () => {
  const root = show('empty');
  const form = root.querySelector('form');
  expect(form?.getAttribute('action')).toMatch('/api/form/SaveFormSubmission#');
  expect(form?.method).toBe('post');
  expect(form?.hasAttribute('data-enhance')).toBe(true);
  expect(
    Object.fromEntries(
      [...root.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(({ name, value }) => [name, value]),
    ),
  ).toEqual({
    crumb: 'a-crumb',
    key: 'a-key',
    block: examples.empty.block.id,
    return: '/about',
  });
  expect([...root.querySelectorAll('[name^="field."]')].map((field) => field.getAttribute('name'))).toEqual([
    'field.name.first',
    'field.name.last',
    'field.email.value',
    'field.topic.value',
    'field.news.0',
    'field.phone.value',
    'field.message.value',
  ]);
  expect(await axeFindings()).toEqual([]);
});

spec('FIELD-03', 'asks for a name by its first and last part', () => {
  const root = show('empty');
  expect([...root.querySelectorAll('fieldset label')].map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    'First name',
    'Last name',
  ]);
  expect(input(root, 'field.name.first')?.autocomplete).toBe('given-name');
});

spec('FORM-04', 'its button has the text to show while sending', () => {
  const button = show('empty').querySelector('button');
  expect([button?.textContent, button?.dataset.formBusy]).toEqual(['Send message', 'Submitting…']);
});

test('messages that do not apply yet are in no text of the page, and the decoy comes last and says what it is', () => {
  const root = show('empty');
  expect(root.textContent).not.toMatch(/encountered a problem|Submitting/);
  const last = [...root.querySelectorAll<HTMLInputElement>('input, textarea, select, button')].at(-1);
  expect([last?.name, last?.labels?.[0]?.textContent]).toEqual(['leave-this-empty', 'Leave this field empty.']);
});

test('an error above is repeated below, as long as it stands there', async () => {
  const root = show('empty');
  const host = createFakeHost(messages);
  void start(root, host);
  const below = () => root.querySelector('[data-problem-below]')?.textContent;
  const above = root.querySelector('[data-form-error]');
  above?.append('Something is wrong.');
  await Promise.resolve();
  expect(below()).toBe('Your form has encountered a problem. Please scroll up to review.');
  above?.replaceChildren();
  await Promise.resolve();
  expect(below()).toBe('');
  host.end();
});

spec(
  ['FORM-20', 'FORM-25', 'FORM-26', 'FERR-07', 'FERR-08'],
  'shows errors above, below and at the field, and keeps typed values',
  async () => {
    const root = show('refused');
    const summary = root.querySelector('[data-form-error]');
    expect(summary?.querySelector('p')?.textContent).toBe(
      'Your form has encountered a problem. Please scroll down to review.',
    );
    // After a post without script, the URL's fragment makes the browser focus the summary.
    expect(root.querySelector('form')?.action.split('#')[1]).toBe(summary?.id);
    expect(summary?.getAttribute('tabindex')).toBe('-1');
    expect(root.querySelector('form > .field__error')?.textContent).toBe(
      'Your form has encountered a problem. Please scroll up to review.',
    );
    const email = input(root, 'field.email.value');
    expect(summary?.querySelector('a')?.getAttribute('href')).toBe(`#${email?.id}`);
    expect(root.querySelector('[data-field-error="email"]')?.textContent).toMatch(/^Email is not valid\./);
    expect(email?.getAttribute('aria-invalid')).toBe('true');
    expect(email?.getAttribute('aria-describedby')).toContain(root.querySelector('[data-field-error="email"]')?.id);
    expect(email?.value).toBe('ada');
    expect(input(root, 'field.name.first')?.value).toBe('Ada');
    expect(root.querySelector('select')?.value).toBe('A class');
    expect(input(root, 'field.news.0')?.checked).toBe(true);
    expect(root.querySelector('textarea')?.value).toBe('Hello');
    expect(input(root, 'field.phone.value')?.hasAttribute('aria-invalid')).toBe(false);
    expect(await axeFindings()).toEqual([]);
  },
);

spec('FORM-20', 'shows a failure that belongs to no field', () => {
  const root = show('failed');
  expect(root.querySelector('[data-form-error]')?.textContent).toBe('Unable to send form. Please try again later.');
  expect(root.querySelector('[data-form-error] li')).toBeNull();
});

spec('FERR-11', 'shows its own message in place of the server’s after a server error', () => {
  for (const code of ['site/internal', 'site/unavailable', 'forms/rate-limited']) {
    const root = show('failed', { ...examples.failed, form: { values: {}, errors: {}, message: 'Said there.', code } });
    expect([code, root.querySelector('[data-form-error]')?.textContent]).toEqual([
      code,
      code === 'forms/rate-limited' ? 'Said there.' : 'Unable to send form. Please try again later.',
    ]);
    expect(root.querySelector('[data-form-error]')?.getAttribute('role')).toBe('alert');
  }
  const untouched = show('empty').querySelector('[data-form-error]');
  expect([untouched?.getAttribute('role'), untouched?.getAttribute('tabindex')]).toEqual([null, null]);
});

test('is labelled by its title alone, and its button by the owner’s text or the default', () => {
  const named = show('short').querySelector('form');
  const title = document.getElementById(named?.getAttribute('aria-labelledby') ?? '');
  expect(title?.textContent).toBe('Letters from the studio');
  expect(named?.querySelector('button')?.textContent).toBe(messages.submit);
  const settings = { ...(examples.empty.block.settings as object), title: '', submitButtonText: 'Post it' };
  const root = show('empty', { ...examples.empty, block: { ...examples.empty.block, settings } });
  expect([root.querySelector('h2'), root.querySelector('form')?.hasAttribute('aria-labelledby')]).toEqual([
    null,
    false,
  ]);
  expect(root.querySelector('button')?.textContent).toBe('Post it');
});

spec('FORM-18', 'is replaced by the thanks once it has been received', async () => {
  const root = show('done');
  expect(root.querySelector('form')).toBeNull();
  expect(root.querySelector('[role="status"]')?.textContent).toBe('Thank you. We answer within two working days.');
  expect(show('doneByDefault').textContent).toContain('Thank you. Your message has been sent.');
  expect(await axeFindings()).toEqual([]);
});

spec('FORM-19', 'shows the owner’s HTML below the thanks, its scripts with the nonce of the page', () => {
  const nonce = 'of-this-page';
  const withNonce = createFakeRenderHost(messages, { perRequest: { nonce } });
  const after = (props: typeof examples.empty) =>
    showView(element(props, withNonce)).querySelector<HTMLElement>('.forms-contact-form__after');
  expect(after(examples.doneWithMore)?.querySelector('a')?.textContent).toBe('see what is new');
  expect(after(examples.doneWithMore)?.querySelector('script')?.getAttribute('nonce')).toBe(nonce);
  expect(after(examples.doneByDefault)).toBeNull();
  const again = after({ ...examples.doneWithMore, form: { values: {}, errors: {}, done: true } });
  expect(again?.querySelector('a')?.textContent).toBe('see what is new');
  expect(again?.querySelector('script')?.type).toBe('text/plain');
});

spec('FORM-19', 'keeps the owner’s HTML in an inert template until the form has been received', () => {
  const { form: _done, ...waiting } = examples.doneWithMore;
  const root = show('empty', waiting);
  const template = root.querySelector<HTMLTemplateElement>('form > template[data-form-after]');
  expect(template?.content.querySelector('a')?.textContent).toBe('see what is new');
  expect(root.querySelector('.forms-contact-form__after')).toBeNull();
  expect(show('empty').querySelector('[data-form-after]')).toBeNull();
});

spec(
  ['FERR-01', 'FERR-02', 'FERR-09', 'FERR-10', 'FERR-11', 'FERR-12', 'FERR-13', 'NET-12'],
  'has a message for every response that may come from something other than its server',
  () => {
    const form = show('empty').querySelector('form');
    const messageFor = (status: string) => form?.getAttribute(`data-form-failure${status}`);
    expect(['', '-0', '-200', '-401', '-403', '-404', '-413', '-429', '-500'].map(messageFor)).toEqual([
      'Unknown error, please try again later.',
      'Unable to connect… What you wrote is still here: please check your connection and send it again.',
      'Error processing form submission. Please reload and try again.',
      'Unable to submit form. Please try again later.',
      'Unable to submit form. Please try again later.',
      'This form has not been configured yet.',
      'What you wrote is too long to be sent. Please shorten it and send it again.',
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
      'Unable to send form. Please try again later.',
    ]);
  },
);

test('has empty elements for the shell’s messages', () => {
  const root = show('empty');
  expect(root.querySelector('[data-form-error]')?.textContent).toBe('');
  expect(root.querySelector<HTMLElement>('[data-form-message]')?.hidden).toBe(true);
});

test('marks optional fields, and states the maximum length', () => {
  const root = show('empty');
  expect(root.querySelector('label[for$="phone-value"]')?.textContent).toBe('Phone (optional)');
  expect(root.querySelector('label[for$="email-value"]')?.textContent).toBe('Email');
  expect(root.querySelector('[id$="message-hint"]')?.textContent).toBe('At most 2000 characters');
});

function startLive() {
  const root = show('refused');
  const host = createFakeHost(messages);
  void start(root, host);
  const counter = root.querySelector('[data-counter]') as HTMLElement;
  const textarea = root.querySelector('textarea') as HTMLTextAreaElement;
  const write = (length: number) => {
    textarea.value = 'x'.repeat(length);
    textarea.dispatchEvent(new Event('input', { bubbles: true }));
    return [counter.textContent, counter.hasAttribute('data-over')];
  };
  return { counter, host, write };
}

spec('VALID-08', 'counts the characters of a textarea with a maximum, including those typed before it started', () => {
  const { counter, host, write } = startLive();
  expect([counter.textContent, counter.dir]).toEqual(['5 / 2000', 'ltr']);
  expect(write(12)).toEqual(['12 / 2000', false]);
  host.end();
  expect(write(13)).toEqual(['', false]);
});

spec('VALID-09', 'the counter marks an exceeded maximum, and announces it once', () => {
  const { host, write } = startLive();
  expect([write(2000), write(2001), write(2500), write(2000)].map(([, isOver]) => isOver)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(host.announced).toEqual(['You have exceeded the character limit.']);
});

spec('VALID-10', 'a maximum of 0 or an invalid one has no counter', () => {
  const counters = (maxLength: unknown) => {
    const { block, data } = examples.empty;
    const fields = [{ id: 'message', type: 'textarea', title: 'Message', required: true, maxLength }];
    const props = { block: { ...block, settings: { ...(block.settings as object), fields } }, data };
    return showView(element(props, host)).querySelectorAll('[data-counter]').length;
  };
  expect([1, 0, -1, 2.5, Infinity, NaN, '5', null, undefined].map(counters)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test('hides its decoy from people', () => {
  const decoy = input(show('short'), 'leave-this-empty');
  expect(decoy?.tabIndex).toBe(-1);
  expect(decoy?.closest('[aria-hidden="true"]')).not.toBeNull();
});
