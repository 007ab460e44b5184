import { createAnnouncer } from './announcer';

const announced = (role: string) =>
  [...document.querySelectorAll(`[role="${role}"]`)].map(({ textContent }) => textContent);

describe('the announcer', () => {
  let stop: AbortController;
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.replaceChildren();
    stop = new AbortController();
  });
  afterEach(() => jest.useRealTimers());

  test('says politely, in a region that stands empty first', () => {
    const announcer = createAnnouncer(document, stop.signal);
    announcer.announce('Added to the cart');
    expect(announced('status')).toEqual(['']);
    jest.runAllTimers();
    expect(announced('status')).toEqual(['Added to the cart']);
    expect(announced('alert')).toEqual([]);
  });

  test('says urgent things at once, apart from the polite ones', () => {
    const announcer = createAnnouncer(document, stop.signal);
    announcer.announce('Slow down', 'assertive');
    announcer.announce('Saved');
    jest.runAllTimers();
    expect(announced('alert')).toEqual(['Slow down']);
    expect(announced('status')).toEqual(['Saved']);
  });

  test('loses no message of several, and says the same one twice', () => {
    const announcer = createAnnouncer(document, stop.signal);
    announcer.announce('One');
    announcer.announce('Two');
    jest.runAllTimers();
    expect(announced('status')).toEqual(['One Two']);
    announcer.announce('One Two');
    expect(announced('status')).toEqual(['']);
    jest.runAllTimers();
    expect(announced('status')).toEqual(['One Two']);
  });

  test('speaks inside an open modal dialog, since the rest of the page is inert', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    dialog.setAttribute('aria-modal', 'true');
    createAnnouncer(document, stop.signal).announce('Here');
    jest.runAllTimers();
    expect(dialog.querySelector('[role="status"]')?.textContent).toBe('Here');
  });

  test('leaves nothing behind', () => {
    const announcer = createAnnouncer(document, stop.signal);
    announcer.announce('One');
    stop.abort();
    jest.runAllTimers();
    announcer.announce('Two');
    expect(document.body.childElementCount).toBe(0);
  });
});
