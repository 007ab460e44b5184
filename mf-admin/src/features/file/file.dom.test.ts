import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { choosePoint } from './choose-point.effects';
import { examples } from './file.example';
import { messages } from './file.messages';
import { element } from './file.view';

const show = (name: keyof typeof examples) => showView(element(examples[name], createFakeRenderHost(messages)));
const actions = (root: Element) => [...root.querySelectorAll('form')].map((form) => form.getAttribute('action'));

test.each(Object.keys(examples) as (keyof typeof examples)[])('%s: axe finds no fault', async (name) => {
  show(name);
  expect(await axeFindings()).toEqual([]);
});

spec(
  'FILE-01',
  'the details of a file say where it is used, and let editors rename, crop, replace and delete it',
  () => {
    const root = show('picture');
    expect(actions(root)).toEqual([
      '/api/config/file/details',
      '/api/config/file/crop',
      '/api/config/files/files',
      '/api/config/files/change',
    ]);
    expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toContain('Product Stoneware mug');
    expect(actions(show('document'))).not.toContain('/api/config/file/crop');
    expect(actions(show('looking'))).toEqual([]);
    expect(actions(show('binned'))).toEqual(['/api/config/files/change']);
  },
);

spec('FILE-13', 'a rename without an answer of the server says that there was a problem', () => {
  const form = show('picture').querySelector('form');
  expect(form?.getAttribute('data-form-failure')).toBe('There was a problem while renaming your file.');
});

test('after the question one button deletes the file', () => {
  const root = show('question');
  expect(root.querySelector('input[name=confirmed]')?.getAttribute('value')).toBe('yes');
  expect(root.textContent).toContain(messages.confirm);
});

test('arrow keys move the focal point, within the picture', () => {
  const part = show('picture').querySelector<HTMLElement>('[data-focal]')!;
  const stop = new AbortController();
  choosePoint(part, stop.signal);
  const press = (key: string) =>
    part.querySelector('[data-picture]')!.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  const values = () => [...part.querySelectorAll('input')].map(({ value }) => value);
  expect(values()).toEqual(['25', '50']);
  press('ArrowLeft');
  press('ArrowDown');
  expect(values()).toEqual(['24', '51']);
  for (let times = 0; times < 60; times += 1) press('ArrowLeft');
  expect(values()).toEqual(['0', '51']);
  stop.abort();
});
