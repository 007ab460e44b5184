import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useRovingFocus } from './use-roving-focus.effects';

afterEach(cleanup);

function Bar({
  names,
  direction = 'ltr',
}: {
  readonly names: string;
  readonly direction?: 'ltr' | 'rtl';
}): ReactElement {
  const { buttonAt, follow } = useRovingFocus(names.length);
  return (
    <div role="toolbar" tabIndex={-1} style={{ direction }} onKeyDown={follow}>
      {[...names].map((name, place) => (
        <button key={name} type="button" {...buttonAt(place)}>
          {name}
        </button>
      ))}
      <input type="text" />
    </div>
  );
}

const named = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name)!;
const stops = () => [...document.querySelectorAll('button[tabindex="0"]')].map((one) => one.textContent);
/** The names of the buttons that have the focus, one after the other. */
const focused = (...keys: readonly string[]) =>
  keys.map((key) => (fireEvent.keyDown(document.activeElement!, { key }), document.activeElement?.textContent));

test.each([
  ['ltr', ['ArrowRight', 'ArrowLeft']],
  ['rtl', ['ArrowLeft', 'ArrowRight']],
] as const)('arrow keys lead on and back from end to end, Home and End to the ends (%s)', (direction, [on, back]) => {
  render(<Bar names="ABC" direction={direction} />);
  act(() => named('A').focus());
  expect(focused(on, on, on, back, back, 'Home', 'End')).toEqual(['B', 'C', 'A', 'C', 'B', 'A', 'C']);
  expect(stops()).toEqual(['C']);
});

test('Tab leads to the button that had the focus last, and to the last one of a bar that became shorter', () => {
  const { rerender } = render(<Bar names="ABC" />);
  expect(stops()).toEqual(['A']);
  act(() => named('C').focus());
  expect(stops()).toEqual(['C']);
  rerender(<Bar names="AB" />);
  expect(stops()).toEqual(['B']);
});

test('other keys, and keys in a field of the toolbar, stay the browser’s', () => {
  render(<Bar names="AB" />);
  const isLeft = (element: Element, key: string) => fireEvent.keyDown(element, { key });
  expect([
    isLeft(named('A'), 'Tab'),
    isLeft(named('A'), 'ArrowUp'),
    isLeft(document.querySelector('input')!, 'End'),
  ]).toEqual([true, true, true]);
});
