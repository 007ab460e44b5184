import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createFakeHost } from '../../../../../tools/testing/host/fake-host';
import { axeFindings } from '../../../../../tools/testing/host/show-view';
import { exampleView } from '../page-editor.fixture';
import { messages } from '../page-editor.messages';
import { RichTextField } from './rich-text-field.view';

afterEach(cleanup);

async function show(html: string) {
  const onChange = jest.fn();
  const host = createFakeHost(messages);
  const control = { id: 'field', name: 'html', 'aria-describedby': 'field-error', 'aria-invalid': undefined };
  const field = (shown: string) => (
    <RichTextField label="Text" control={control} html={shown} view={exampleView()} host={host} onChange={onChange} />
  );
  const { rerender, container } = render(field(html));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name)!;
  const click = (name: string) => act(async () => void fireEvent.click(button(name)));
  return { onChange, container, button, click, show: (next: string) => act(async () => rerender(field(next))) };
}

test('the toolbar formats the text, and says what is on', async () => {
  const page = await show('<p>One</p>');
  expect(page.container.querySelector('[role=textbox]')!.textContent).toBe('One');
  await page.click('Heading 2');
  expect(page.onChange).toHaveBeenLastCalledWith('<h2>One</h2>');
  expect(page.button('Heading 2').getAttribute('aria-pressed')).toBe('true');
  document.body.querySelector('p')?.remove();
  expect(await axeFindings()).toEqual([]);
});

test('one button is in the order of Tab, and arrow keys lead to the others', async () => {
  const page = await show('<p>One</p>');
  page.button('Bold').focus();
  fireEvent.keyDown(page.button('Bold'), { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(page.button('Link'));
  expect([...page.container.querySelectorAll('[role=toolbar] > button[tabindex="0"]')]).toEqual([page.button('Link')]);
});

test('a link is written in a box that Escape closes', async () => {
  const page = await show('<p>See </p>');
  await page.click('Link');
  const input = page.container.querySelector<HTMLInputElement>('[role=dialog] input')!;
  expect(document.activeElement).toBe(input);
  await act(async () => void fireEvent.change(input, { target: { value: 'Journal' } }));
  await act(async () => void fireEvent.keyDown(input, { key: 'Enter' }));
  expect(page.onChange).toHaveBeenLastCalledWith('<p>See<a href="/journal">/journal</a></p>');
  expect(page.container.querySelector('[role=dialog]')).toBeNull();
  await page.click('Link');
  await act(async () => {
    fireEvent.keyDown(page.container.querySelector('[role=dialog] input')!, { key: 'Escape' });
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(page.container.querySelector('[role=dialog]')).toBeNull();
});

test('what undo or somebody else changes is shown', async () => {
  const page = await show('<p>One</p>');
  await page.show('<p>Two</p>');
  expect(page.container.querySelector('[role=textbox]')!.textContent).toBe('Two');
  expect(page.onChange).not.toHaveBeenCalled();
});

test('the text is there, and can be typed into, before its editor has come', async () => {
  const onChange = jest.fn();
  const control = { id: 'field', name: 'html', 'aria-describedby': 'field-error', 'aria-invalid': undefined };
  const { container } = render(
    <RichTextField
      {...{ label: 'Text', control, onChange, html: '<p>One</p>', view: exampleView() }}
      host={createFakeHost(messages)}
    />,
  );
  const box = container.querySelector('[role=textbox]')!;
  expect([box.innerHTML, box.getAttribute('contenteditable')]).toEqual(['<p>One</p>', 'true']);
  box.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data: '!', bubbles: true }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(onChange.mock.calls).toEqual([['<p>One!</p>']]);
});
