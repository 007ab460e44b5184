import { keepMenuClosed } from './keep-menu-closed.effects';

test('the release of Alt after a combination does not reach the menu bar, and the next one alone does', () => {
  keepMenuClosed();
  keepMenuClosed();
  expect([isLeftToBrowser('ArrowUp'), isLeftToBrowser('Alt'), isLeftToBrowser('Alt')]).toEqual([true, false, true]);
});

function isLeftToBrowser(key: string): boolean {
  return document.body.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }));
}
