import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page-data';
import { spec } from '../../../../tools/testing/spec';
import { lateStyle } from './late-style.effects';
import { createSheet } from './open-sheet.effects';
import { prepareSheets, pressEscape } from './sheet.fixture';
import { Sheet } from './sheet.view';

prepareSheets();

const stops: AbortController[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop.abort()));

const LINK = `<link rel="stylesheet" disabled ${BLOCK_ATTRIBUTE.style}="b1">`;

function openPage() {
  const sheet = (
    <Sheet id="b1" place="side" title="Your cart" closeText="Close" ref={createRef()}>
      <a href="/shop">Shop</a>
    </Sheet>
  );
  document.body.innerHTML = `<button id="opener">Cart</button><div ${BLOCK_ATTRIBUTE.block}="b1">${renderToString(sheet)}</div>${LINK}`;
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

describe('its style sheet', () => {
  const link = () => document.querySelector('link') as HTMLLinkElement;

  test('is asked for once, and waited for', async () => {
    const { dialog } = openPage();
    const styled = lateStyle(dialog);
    expect(link().hasAttribute('disabled')).toBe(false);
    link().dispatchEvent(new Event('load'));
    expect([await styled, await lateStyle(dialog)]).toEqual([true, true]);
  });

  test('that does not come can be asked for again', async () => {
    const { dialog } = openPage();
    const styled = lateStyle(dialog);
    link().dispatchEvent(new Event('error'));
    expect([await styled, link().hasAttribute('disabled')]).toEqual([false, true]);
  });

  test('that never answers is not waited for', async () => {
    jest.useFakeTimers();
    const { dialog } = openPage();
    const styled = lateStyle(dialog);
    await jest.advanceTimersByTimeAsync(4000);
    jest.useRealTimers();
    expect(await styled).toBe(false);
  });

  test('is part of a page that names none', async () => {
    const { dialog } = openPage();
    link().remove();
    expect(await lateStyle(dialog)).toBe(true);
  });
});
