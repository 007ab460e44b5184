import { spec } from '../../../../tools/testing/spec';
import { axeFindings } from '../../../../tools/testing/host/show-view';
import { startTooltips } from './tooltip.effects';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open() {
  document.body.innerHTML = `<main><div id="block-a">
    <a href="/a" data-tooltip="Instagram"><svg></svg><span>Instagram</span></a>
    <button data-tooltip="Removes the last line">Undo</button>
    <p>Nothing</p>
  </div></main>`;
  const root = document.querySelector<HTMLElement>('#block-a')!;
  const served = root.innerHTML;
  const stopping = new AbortController();
  startTooltips(root, stopping.signal);
  const move = (type: 'pointerover' | 'pointerout', target: Element, more: object = {}) => {
    const event = new Event(type, { bubbles: true });
    Object.assign(event, { pointerType: 'mouse', relatedTarget: null, ...more });
    target.dispatchEvent(event);
  };
  const [link, button] = [root.querySelector('a')!, root.querySelector('button')!];
  // jsdom takes no focus for a keyboard's.
  for (const one of [link, button]) jest.spyOn(one, 'matches').mockReturnValue(true);
  return {
    root,
    served,
    link,
    button,
    move,
    end: () => stopping.abort(),
    tooltip: () => root.querySelector<HTMLElement>('[role=tooltip]'),
    escape: () => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    },
  };
}

spec('TIP-01', 'shows once a mouse has rested for 1200 ms', async () => {
  const { link, move, tooltip } = open();
  move('pointerover', link);
  jest.advanceTimersByTime(800);
  move('pointerover', link.querySelector('span')!);
  jest.advanceTimersByTime(399);
  expect(tooltip()).toBeNull();
  jest.advanceTimersByTime(1);
  expect([tooltip()?.textContent, tooltip()?.popover]).toEqual(['Instagram', 'manual']);
  jest.useRealTimers();
  expect(await axeFindings()).toEqual([]);
});

spec('TIP-01', 'shows for the focus of a keyboard after the same time, and never for a finger', () => {
  const { button, link, move, tooltip } = open();
  move('pointerover', link, { pointerType: 'touch' });
  jest.advanceTimersByTime(5000);
  expect(tooltip()).toBeNull();
  button.focus();
  jest.advanceTimersByTime(1199);
  expect(tooltip()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(tooltip()?.textContent).toBe('Removes the last line');
  button.blur();
  expect(tooltip()).toBeNull();
});

test('a mouse that goes on before is shown nothing, and one that goes to another is shown that after its time', () => {
  const { link, button, move, tooltip } = open();
  move('pointerover', link);
  jest.advanceTimersByTime(1000);
  move('pointerout', link, { relatedTarget: document.body });
  jest.advanceTimersByTime(1000);
  expect(tooltip()).toBeNull();
  move('pointerover', link);
  jest.advanceTimersByTime(1200);
  move('pointerout', link, { relatedTarget: button });
  move('pointerover', button);
  expect(tooltip()).toBeNull();
  jest.advanceTimersByTime(1200);
  expect(tooltip()?.textContent).toBe('Removes the last line');
});

test('a mouse may go on to it; it goes soon after the mouse has left both', () => {
  const { link, move, tooltip } = open();
  move('pointerover', link);
  jest.advanceTimersByTime(1200);
  move('pointerout', link, { relatedTarget: document.body });
  jest.advanceTimersByTime(200);
  move('pointerover', tooltip()!);
  jest.advanceTimersByTime(2000);
  expect(tooltip()).not.toBeNull();
  move('pointerout', tooltip()!, { relatedTarget: document.body });
  jest.advanceTimersByTime(300);
  expect(tooltip()).toBeNull();
});

test('Escape closes it and nothing else; a press and scrolling close it too', () => {
  const { link, move, tooltip, escape } = open();
  const show = () => {
    move('pointerover', link);
    jest.advanceTimersByTime(1200);
    expect(tooltip()).not.toBeNull();
  };
  const heard = jest.fn();
  document.body.addEventListener('keydown', heard);
  show();
  expect([escape(), tooltip(), heard.mock.calls]).toEqual([true, null, []]);
  expect([escape(), heard.mock.calls.length]).toEqual([false, 1]);
  show();
  link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(tooltip()).toBeNull();
  show();
  document.dispatchEvent(new Event('scroll'));
  expect(tooltip()).toBeNull();
});

test('describes what it says more of, and is not read where it only repeats the name', () => {
  const { link, button, move, tooltip } = open();
  move('pointerover', link);
  jest.advanceTimersByTime(1200);
  expect([tooltip()?.ariaHidden, link.getAttribute('aria-describedby')]).toEqual(['true', null]);
  move('pointerover', button);
  jest.advanceTimersByTime(1200);
  expect([tooltip()?.ariaHidden, button.getAttribute('aria-describedby')]).toEqual([null, tooltip()?.id]);
});

test('leaves nothing behind once it stops', () => {
  const { button, move, root, served, end } = open();
  move('pointerover', button);
  jest.advanceTimersByTime(1200);
  end();
  move('pointerover', button);
  button.focus();
  jest.advanceTimersByTime(2000);
  expect([root.innerHTML, jest.getTimerCount()]).toEqual([served, 0]);
});
