import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './lock-screen.example';
import { messages } from './lock-screen.messages';
import { element } from './lock-screen.view';

const show = (name: keyof typeof examples) => showView(element(examples[name], createFakeRenderHost(messages)));

spec(
  'TWEAK-02',
  'a lock screen of one’s own leads to its editor, with a preview; without one it can be created',
  async () => {
    const own = show('own');
    expect(own.querySelector('a')?.getAttribute('href')).toBe('/config/design/6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d52');
    expect(own.querySelector('iframe')?.getAttribute('src')).toMatch(/\/draft$/);
    expect(await axeFindings()).toEqual([]);
    const builtIn = show('builtIn');
    expect(builtIn.querySelector('iframe')).toBeNull();
    expect(builtIn.querySelector<HTMLInputElement>('form [name=kind]')?.value).toBe('lock-screen');
    expect(await axeFindings()).toEqual([]);
  },
);
