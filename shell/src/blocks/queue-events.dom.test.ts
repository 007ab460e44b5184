import type { BlockManifest } from './block-manifest';
import { queueEvents } from './queue-events';

const BLOCK = `
  <div data-feature="blocks/sample" id="block">
    <a href="#there" id="link"><span id="in-link">Link</span></a>
    <a href="#picture" id="live-link" data-live-link><img id="in-live-link" alt="A picture"></a>
    <form id="plain" action="/plain" method="post">
      <input name="a" id="text"><input type="checkbox" name="b" id="check"><select id="select"><option>1</option></select>
      <textarea id="area"></textarea><label id="label">Label <input type="radio" id="radio"></label>
      <button id="send" name="way" value="1"><svg id="in-button"></svg>Send</button>
      <button id="other" name="way" value="2">Other</button>
      <input type="reset" id="reset"><input type="submit" id="input-send">
    </form>
    <form id="enhanced" action="/enhanced" method="post" data-enhance>
      <button id="enhanced-send">Send</button><button type="button" id="step">+</button>
    </form>
    <button type="button" id="plus">+</button><div id="tile">Tile</div>
    <details><summary id="summary">More</summary></details><button id="pops" popovertarget="x">Pop</button>
    <div data-feature="blocks/inner"><button type="button" id="inner">Inner</button></div>
  </div>`;

const element = (id: string) => document.getElementById(id) as HTMLElement;
let sent: string[];
let clicked: string[];
let passed: string[];
let started: number;
let stop: AbortController;

function queue(live: BlockManifest['live'] = 'enhance', mayQueue = () => true) {
  const manifest = { element: element('block'), live } as BlockManifest;
  const queued = queueEvents({
    manifest,
    budgetMs: 1000,
    mayQueue,
    onQueued: () => started++,
    onPass: ({ type }) => passed.push(type),
    stop: stop.signal,
  });
  element('block').addEventListener('click', ({ target }) => clicked.push((target as Element).id));
  document.addEventListener(
    'submit',
    (event) => {
      if (!event.defaultPrevented) sent.push(`${(event.target as Element).id}:${event.submitter?.id ?? ''}`);
      event.preventDefault();
    },
    { signal: stop.signal },
  );
  return queued;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = BLOCK;
  [sent, clicked, passed, started, stop] = [[], [], [], 0, new AbortController()];
});
afterEach(() => {
  stop.abort();
  jest.useRealTimers();
});

describe('taps on a block whose feature is not live yet', () => {
  test('a click on a button is held, starts the feature, and is done once when it is live', () => {
    const queued = queue();
    element('plus').click();
    expect([clicked, started]).toEqual([[], 1]);
    queued.release();
    jest.runAllTimers();
    expect(clicked).toEqual(['plus']);
  });

  test('several clicks on a counter are all done', () => {
    const queued = queue();
    for (let count = 0; count < 3; count++) element('plus').click();
    queued.release();
    expect(clicked).toEqual(['plus', 'plus', 'plus']);
  });

  test('a form is sent once, however often it was sent meanwhile', () => {
    const queued = queue();
    element('send').click();
    element('send').click();
    element('other').click();
    (element('plain') as HTMLFormElement).requestSubmit();
    queued.release();
    jest.runAllTimers();
    expect(sent).toEqual(['plain:send']);
  });

  test('a submit without a button is held too', () => {
    const queued = queue();
    (element('plain') as HTMLFormElement).requestSubmit(element('other'));
    expect(sent).toEqual([]);
    queued.release();
    expect(sent).toEqual(['plain:other']);
  });

  test('after 1000 ms the native action runs once, and nothing is held any more', () => {
    const queued = queue();
    element('send').click();
    jest.advanceTimersByTime(999);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual(['plain:send']);
    queued.release();
    jest.runAllTimers();
    expect(sent).toEqual(['plain:send']);
    expect(passed).toEqual(['click', 'submit']);
    element('other').click();
    expect(sent).toEqual(['plain:send', 'plain:other']);
    expect(passed).toEqual(['click', 'submit', 'click', 'submit']);
  });

  test('a click on a button that does nothing by itself waits on, and is done when the feature is live', () => {
    const queued = queue();
    element('plus').click();
    element('send').click();
    jest.advanceTimersByTime(1000);
    expect([clicked, sent]).toEqual([['send'], ['plain:send']]);
    element('step').click();
    element('tile').click();
    jest.advanceTimersByTime(30_000);
    expect(clicked).toEqual(['send', 'tile']);
    queued.release();
    expect(clicked).toEqual(['send', 'tile', 'plus', 'step']);
  });

  test('a link that its feature acts upon waits for it, and leads on where it does not come', () => {
    const followed: boolean[] = [];
    document.addEventListener('click', (event) => followed.push(!event.defaultPrevented), { signal: stop.signal });
    queue();
    element('in-live-link').click();
    expect([clicked, started]).toEqual([[], 1]);
    jest.advanceTimersByTime(999);
    expect(followed).toEqual([]);
    jest.advanceTimersByTime(1);
    expect([clicked, followed]).toEqual([['in-live-link'], [true]]);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])('a click with %s opens such a link elsewhere at once', (key) => {
    queue();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    expect(element('live-link').dispatchEvent(click)).toBe(true);
    expect([clicked, started]).toEqual([['live-link'], 0]);
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    expect(element('plus').dispatchEvent(tap)).toBe(false);
  });

  test('every native control works at once', () => {
    queue();
    for (const id of [
      'reset',
      'link',
      'in-link',
      'text',
      'check',
      'select',
      'area',
      'label',
      'radio',
      'summary',
      'pops',
    ]) {
      clicked = [];
      element(id).click();
      expect(clicked).toContain(id);
    }
    expect(started).toBe(0);
    expect(element('check')).toHaveProperty('checked', true);
  });

  test('every other control waits', () => {
    const queued = queue('hydrate');
    const ids = ['send', 'plus', 'tile', 'step', 'enhanced-send'];
    ids.forEach((id) => element(id).click());
    expect(clicked).toEqual([]);
    queued.release();
    expect(clicked).toEqual(ids);
    expect(sent).toEqual(['plain:send', 'enhanced:enhanced-send']);
  });

  test('an image inside a button counts as the button', () => {
    const queued = queue();
    element('in-button').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    queued.release();
    expect(sent).toEqual(['plain:send']);
  });

  test('a form the shell sends by itself is not held, unless its feature hydrates', () => {
    queue('enhance');
    element('enhanced-send').click();
    expect(sent).toEqual(['enhanced:enhanced-send']);
    element('step').click();
    expect(clicked).toEqual(['enhanced-send']);
  });

  test('a block inside has its own holder', () => {
    queue();
    element('inner').click();
    expect(clicked).toEqual(['inner']);
  });

  test('nothing is held where the feature would not be loaded', () => {
    queue('enhance', () => false);
    element('plus').click();
    element('send').click();
    expect(clicked).toEqual(['plus', 'send']);
    expect(passed).toEqual(['click', 'click', 'submit']);
    expect(sent).toEqual(['plain:send']);
  });

  test('what another listener has refused stays refused', () => {
    const queued = queue();
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    element('plus').click();
    queued.release();
    expect(clicked).toEqual(['plus']);
    expect(started).toBe(0);
  });

  test('a control that was replaced meanwhile is found again in its place', () => {
    const queued = queue();
    element('send').click();
    element('plain').replaceWith(element('plain').cloneNode(true));
    queued.release();
    expect(sent).toEqual(['plain:send']);
  });

  test('a control that is gone is let go', () => {
    const queued = queue();
    element('plus').click();
    element('block').replaceChildren();
    expect(() => queued.release()).not.toThrow();
    expect(clicked).toEqual([]);
  });

  test('the end of the page ends the clock', () => {
    queue();
    element('plus').click();
    stop.abort();
    expect(jest.getTimerCount()).toBe(0);
    element('plus').click();
    expect(clicked).toEqual(['plus']);
  });
});
