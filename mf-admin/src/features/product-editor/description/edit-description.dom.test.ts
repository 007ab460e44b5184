import { createFakeHost } from '../../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../../tools/testing/host/show-view';
import { isUnsaved } from '../../../parts/settings-form/unsaved-values';
import { examples } from '../product-editor.example';
import { messages } from '../product-editor.fixture';
import { element } from '../product-editor.view';
import { addressOf } from './address-of';
import { editDescription } from './edit-description.effects';

async function open(html?: string) {
  const host = createFakeHost(messages);
  const root = showView(element(examples.saved, host));
  const form = root.querySelector<HTMLFormElement>('form.admin-product-editor__form')!;
  const field = form.elements.namedItem('description') as HTMLTextAreaElement;
  if (html !== undefined) field.value = field.defaultValue = html;
  editDescription(form, host.stop);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const press = async (selector: string) => {
    form.querySelector<HTMLElement>(selector)!.click();
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { form, field, press, area: form.querySelector<HTMLElement>('[data-rich-area]')! };
}

test('the description is edited as formatted text, and opening it changes nothing', async () => {
  const { form, field, area, press } = await open();
  expect([area.textContent, field.hidden, isUnsaved(form)]).toEqual(['Thrown by hand, one by one.', true, false]);
  await press('[data-format=heading2]');
  expect(field.value).toBe('<h2>Thrown by hand, <strong>one by one</strong>.</h2>');
  expect(form.querySelector('[data-format=heading2]')!.getAttribute('aria-pressed')).toBe('true');
  expect(isUnsaved(form)).toBe(true);
  expect(await axeFindings()).toEqual([]);
});

test('a link is written in a box that Enter applies', async () => {
  const { field, form, press } = await open('<p>See</p>');
  await press('[data-format=link]');
  const input = form.querySelector<HTMLInputElement>('[data-link-box] input')!;
  expect(document.activeElement).toBe(input);
  input.value = '/kiln';
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  expect(field.value).toContain('<a href="/kiln">');
});

test('HTML that the editor would not keep stays HTML, with a note', async () => {
  const { field, form } = await open('<div><p>One</p></div>');
  expect([field.hidden, form.querySelector<HTMLElement>('[data-html-note]')!.hidden]).toEqual([false, false]);
  expect(field.value).toBe('<div><p>One</p></div>');
});

test('addresses without a scheme are of the web or of email', () => {
  expect(['', '/a', 'a.example', 'me@a.example', 'tel:123'].map(addressOf)).toEqual([
    undefined,
    '/a',
    'https://a.example',
    'mailto:me@a.example',
    'tel:123',
  ]);
});
