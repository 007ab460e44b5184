import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { spec } from '../../../../tools/testing/spec';
import { ShellMessages } from '../../frame/shell-messages';
import { button, prepareDialogs, press, shown, tick, top } from '../../host/dialogs/dialogs.fixture';
import { createSystemError } from './system-error.effects';

const bench = prepareDialogs();

function open(locale = 'en-US') {
  document.body.insertAdjacentHTML('beforeend', renderToStaticMarkup(createElement(ShellMessages, { locale })));
  const logged: string[] = [];
  const went: string[] = [];
  const show = createSystemError({
    address: { current: () => new URL('http://shop.test/about'), go: (address) => void went.push(address) },
    errors: { add: ({ text }) => void logged.push(text) },
    page: document,
    stop: bench.stop.signal,
    whenStyled: () => Promise.resolve(),
  });
  return { show, logged, went };
}
const texts = () => [...top().querySelectorAll('h2, p, button')].map(({ textContent }) => textContent);
const BROKEN = { message: 'x is not a function', network: false };

spec(['SYSERR-01', 'SYSERR-04', 'SYSERR-05'], 'says that something went wrong, and logs what it was', async () => {
  const { show, logged } = open();
  void show(BROKEN);
  await tick();
  expect(texts()).toEqual([
    'Something Went Wrong!',
    'The error is logged automatically, where you allow it. Reload the page, or clear this message and go on.',
    'Clear',
    'Reload Page',
  ]);
  expect(logged).toEqual(['x is not a function']);
});

spec('SYSERR-06', 'names the product where nobody can be reached, and logs nothing', async () => {
  const { show, logged } = open();
  void show({ message: 'offline', network: true });
  await tick();
  expect(texts()[0]).toBe('Unable to connect to Colonnade please try again');
  expect(logged).toEqual([]);
});

spec('SYSERR-02', 'reloads the page', async () => {
  const { show, went } = open();
  const done = show(BROKEN);
  await tick();
  button('Reload Page').click();
  await tick(1000);
  await done;
  expect(went).toEqual(['http://shop.test/about']);
});

spec('SYSERR-03', 'goes when it is cleared, by Escape too, and comes again with the next error', async () => {
  const { show, went } = open();
  for (const clear of [() => button('Clear').click(), () => press('Escape')]) {
    void show(BROKEN);
    await tick();
    expect(shown()).toHaveLength(1);
    top().click();
    await tick(1000);
    expect(shown()).toHaveLength(1);
    clear();
    await tick(1000);
    expect(shown()).toHaveLength(0);
  }
  expect(went).toEqual([]);
});

test('of several errors at once each is logged, and one is shown', async () => {
  const { show, logged } = open();
  for (const message of ['one', 'two']) void show({ message, network: false });
  await tick();
  expect([shown().length, logged]).toEqual([1, ['one', 'two']]);
});

test('speaks the language of the page', async () => {
  const { show } = open('pl-PL');
  void show(BROKEN);
  await tick();
  expect(texts()).toEqual([
    'Coś poszło nie tak!',
    expect.stringContaining('automatycznie'),
    'Zamknij',
    'Odśwież stronę',
  ]);
});
