import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './slice.example';
import { messages } from './slice.messages';
import { element } from './slice.view';

const show = (name: keyof typeof examples) => showView(element(examples[name], createFakeRenderHost(messages)));

spec('ENUM-12', 'slices that are not blocks elsewhere are complete as HTML', async () => {
  for (const name of Object.keys(examples) as (keyof typeof examples)[]) {
    expect(show(name).textContent).not.toBe('');
    expect(await axeFindings()).toEqual([]);
  }
  expect(show('links').querySelector('a')?.getAttribute('href')).toBe('https://pictures.example/kiln');
  expect(show('logo').querySelector('a')?.getAttribute('href')).toBe('/');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.append(show('close'));
  expect(dialog.querySelector('form')?.getAttribute('method')).toBe('dialog');
});

test('an unknown part is rejected', () => {
  const { block } = examples.logo;
  const wrong = { ...examples.logo, block: { ...block, settings: { part: 'clock' } } };
  expect(() => element(wrong, createFakeRenderHost(messages))).toThrow('The setting “part” must be one of');
});
