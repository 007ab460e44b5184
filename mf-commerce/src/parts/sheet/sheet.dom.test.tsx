import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { spec } from '../../../../tools/testing/spec';
import { createSheet } from './open-sheet.effects';
import { prepareSheets, pressEscape } from './sheet.fixture';
import { Sheet } from './sheet.view';

prepareSheets();

const stops: AbortController[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop.abort()));

function openPage() {
  const sheet = (
    <Sheet id="b1" place="side" title="Your cart" closeText="Close" ref={createRef()}>
      <a href="/shop">Shop</a>
    </Sheet>
  );
  document.body.innerHTML = `<button id="opener">Cart</button>${renderToString(sheet)}`;
  const stop = new AbortController();
  stops.push(stop);
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const opener = document.querySelector('#opener') as HTMLElement;
  opener.focus();
  return { stop, dialog, opener, sheet: createSheet({ dialog, signal: stop.signal }) };
}

const isOpen = () => document.querySelector('dialog')?.open === true;
const isLocked = () => document.documentElement.style.overflow === 'hidden';

test('opens as a modal dialog with the name of its title and the focus on its way out, and locks the page behind', () => {
  const { dialog, sheet } = openPage();
  expect([isOpen(), isLocked()]).toEqual([false, false]);
  sheet.open();
  expect([isOpen(), isLocked(), dialog.getAttribute('aria-modal')]).toEqual([true, true, 'true']);
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Your cart');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close');
});

test.each([
  ['its button', (dialog: HTMLElement) => dialog.querySelector('button')?.click()],
  ['a click beside its panel', (dialog: HTMLElement) => dialog.click()],
  ['Escape', () => pressEscape()],
  ['the browser’s own gesture', (dialog: HTMLElement) => dialog.dispatchEvent(new Event('cancel'))],
  ['leaving the page', () => window.dispatchEvent(new Event('pagehide'))],
  ['the end of its feature', undefined],
])('is closed by %s, gives the focus back and frees the page', async (_name, act) => {
  const { dialog, opener, sheet, stop } = openPage();
  sheet.open();
  (document.activeElement as HTMLElement).blur();
  if (act) act(dialog);
  else stop.abort();
  await Promise.resolve();
  expect([isOpen(), isLocked(), document.activeElement]).toEqual([false, false, opener]);
  expect([dialog.hasAttribute('aria-modal'), dialog.hasAttribute('data-escape')]).toEqual([false, false]);
});

test('a click in its panel does not close it', () => {
  const { dialog, sheet } = openPage();
  sheet.open();
  dialog.querySelector<HTMLElement>('h2')?.click();
  expect(isOpen()).toBe(true);
});

test('opens again, and not after its feature has ended', () => {
  const { sheet, stop } = openPage();
  sheet.open();
  sheet.close();
  sheet.open();
  expect(isOpen()).toBe(true);
  stop.abort();
  sheet.open();
  expect([isOpen(), isLocked()]).toEqual([false, false]);
});

spec(
  ['ESC-07', 'ESC-08'],
  'leaves Escape to what was opened over it, and closes no more for a key that is held',
  () => {
    const { sheet } = openPage();
    sheet.open();
    const question = document.body.appendChild(document.createElement('dialog'));
    question.setAttribute('data-escape', '');
    expect([pressEscape(), isOpen()]).toEqual([false, true]);
    question.remove();
    expect([pressEscape({ repeat: true }), isOpen()]).toEqual([true, true]);
    expect([pressEscape(), isOpen()]).toEqual([true, false]);
  },
);

spec('ESC-09', 'once closed it takes no key any more', () => {
  const { sheet } = openPage();
  sheet.open();
  pressEscape();
  expect(pressEscape()).toBe(false);
});
