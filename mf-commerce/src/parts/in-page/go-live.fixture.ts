import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { FakeHost } from '../../../../tools/testing/host/fake-host';

interface LiveView {
  readonly host: Pick<FakeHost, 'end'>;
  readonly view: ReactElement | null;
  /** What the visitor does before the script has arrived. */
  readonly beforehand?: (() => void) | undefined;
}

/** Stops what a test has started. */
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** The first element that matches; it is there, unless a test asks whether it is. */
export const one = <E extends HTMLElement = HTMLInputElement>(selector: string) => document.querySelector<E>(selector)!;

/** Serves the page, lets the visitor do something with it, and only then lets the view take over. */
export function goLive({ host, view, beforehand }: LiveView): void {
  ends.push(host.end);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(view);
  beforehand?.();
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(view, { container, hydrate: true });
  expect(errors).not.toHaveBeenCalled();
}

/** The page comes back from the back-forward cache. */
export function comeBack(): Promise<void> {
  const event = Object.assign(new Event('pageshow'), { persisted: true });
  return act(async () => void window.dispatchEvent(event));
}
