import { spec } from '../../../../tools/testing/spec';
import { openDesign } from './design.fixture';

const opened = (name: Parameters<typeof openDesign>[0] = 'desktop') => {
  const bench = openDesign(name);
  const guide = bench.root.querySelector<HTMLElement>('[popover]')!;
  let isGuideOpen = false;
  // Missing in jsdom.
  jest.spyOn(guide, 'matches').mockImplementation((selector) => selector === ':popover-open' && isGuideOpen);
  guide.hidePopover = () => void (isGuideOpen = false);
  return {
    ...bench,
    panel: bench.root.querySelector('details')!,
    openGuide: () => void (isGuideOpen = true),
    isGuideOpen: () => isGuideOpen,
    press: () => bench.host.bus.send('site/escape-pressed', {}),
  };
};

spec('ESC-01', 'Escape toggles the panel, and announces it', () => {
  for (const name of ['desktop', 'refused'] as const) {
    const { panel, press, host } = opened(name);
    press();
    expect(panel.open).toBe(false);
    press();
    expect([panel.open, host.announced]).toEqual([
      true,
      ['Pages and widths are hidden.', 'Pages and widths are shown.'],
    ]);
  }
});

spec('ESC-02', 'while the guide is open, Escape closes it and leaves the panel', () => {
  const { panel, press, openGuide, isGuideOpen } = opened();
  openGuide();
  press();
  expect([isGuideOpen(), panel.open]).toEqual([false, true]);
  press();
  expect(panel.open).toBe(false);
});

test('hiding the panel moves the focus to its title', () => {
  const { panel, press } = opened();
  panel.querySelector('a')?.focus();
  press();
  expect(document.activeElement).toBe(panel.querySelector('summary'));
});
