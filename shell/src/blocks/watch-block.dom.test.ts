import type { Purpose, Start } from 'shared-types/remote';
import { CONFIG } from '../config';
import { createWire } from '../host/bus/wire';
import { createConsent } from '../host/consent/consent';
import { createFakePorts } from '../ports/ports.fixture';
import { readBlockLabel } from './block-label';
import { watchBlock, type StartingBlock } from './watch-block';

const settle = () => new Promise((resolve) => setTimeout(resolve));

function createBench(
  starts: readonly Start[],
  {
    live = 'enhance',
    listens = '',
    purpose = 'necessary',
    strict = false,
  }: { live?: string; listens?: string; purpose?: Purpose; strict?: boolean } = {},
) {
  document.body.innerHTML = `<div data-feature="blocks/sample" data-block="b1" data-remote="mf-blocks" data-live="${live}" data-starts="${starts.join(' ')}" data-listens="${listens}" data-purpose="${purpose}"><button type="button">Do</button><input></div>`;
  const element = document.body.firstElementChild as HTMLElement;
  const ports = createFakePorts();
  const stop = new AbortController();
  const wire = createWire((error) => {
    throw error;
  });
  const consent = createConsent({ settings: { isRestrictiveCookiePolicyEnabled: strict }, ports, wire });
  const blocks: StartingBlock[] = [];
  let settleLive = (_: boolean): void => undefined;
  const goLive = (block: StartingBlock): Promise<boolean> => {
    blocks.push(block);
    return new Promise((resolve) => (settleLive = resolve));
  };
  const idle = new Promise<void>((resolve) => ports.moments.whenIdle(0, resolve, stop.signal));
  const touched = new Promise<void>((resolve) => ports.moments.whenFirstInput(resolve, stop.signal));
  const label = readBlockLabel(element);
  if (!label) throw new Error('no label');
  watchBlock(label, {
    config: CONFIG,
    ports,
    wire,
    consent,
    idle,
    calm: Promise.race([idle, touched]),
    goLive,
    stop: stop.signal,
  });
  const state = () => element.getAttribute('data-state');
  return {
    blocks,
    button: element.querySelector('button')!,
    element,
    input: element.querySelector('input')!,
    ports,
    settleLive: (isLive: boolean) => settleLive(isLive),
    state,
    stop,
    wire,
  };
}

describe('a watched block', () => {
  test('waits, loads, is live', async () => {
    const bench = createBench(['idle']);
    expect(bench.state()).toBe('waiting');
    await settle();
    expect(bench.blocks).toHaveLength(0);
    bench.ports.becomeIdle();
    await settle();
    expect(bench.state()).toBe('loading');
    expect(bench.blocks).toMatchObject([
      { label: { id: 'b1', feature: 'blocks/sample', remote: 'mf-blocks' }, early: undefined },
    ]);
    bench.settleLive(true);
    await settle();
    expect(bench.state()).toBe('live');
  });

  test('says where it failed', async () => {
    const bench = createBench(['idle']);
    bench.ports.becomeIdle();
    await settle();
    bench.settleLive(false);
    await settle();
    expect(bench.state()).toBe('failed');
  });

  test('near the viewport it waits for the idle page, or the first touch', async () => {
    const bench = createBench(['visible']);
    bench.ports.see(bench.element);
    await settle();
    expect(bench.blocks).toHaveLength(0);
    bench.ports.touch();
    await settle();
    expect(bench.blocks).toHaveLength(1);
  });

  test('an idle start does not mind a touch', async () => {
    const bench = createBench(['idle']);
    bench.ports.touch();
    await settle();
    expect(bench.blocks).toHaveLength(0);
  });

  test.each(['pointerdown', 'touchstart', 'focusin'])('a %s in it starts it, once', async (type) => {
    const bench = createBench(['interaction']);
    bench.ports.touch();
    bench.input.dispatchEvent(new Event(type, { bubbles: true }));
    bench.input.dispatchEvent(new Event(type, { bubbles: true }));
    await settle();
    expect(bench.blocks).toHaveLength(1);
  });

  test('a click without a pointer starts it too, and is done when it is live', async () => {
    const bench = createBench(['interaction']);
    const clicked = jest.fn();
    bench.button.addEventListener('click', clicked);
    bench.ports.touch();
    bench.button.click();
    await settle();
    expect(bench.blocks).toHaveLength(1);
    expect(clicked).not.toHaveBeenCalled();
    bench.settleLive(true);
    await settle();
    expect(clicked).toHaveBeenCalledTimes(1);
    bench.button.click();
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  test('taps on a failed feature go their native way at once', async () => {
    const bench = createBench(['interaction']);
    const clicked = jest.fn();
    bench.button.addEventListener('click', clicked);
    bench.ports.touch();
    bench.button.click();
    await settle();
    bench.settleLive(false);
    await settle();
    bench.button.click();
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  test('the first event starts it and waits for it', async () => {
    const bench = createBench(['event'], { listens: 'consent/banner-forced site/logged-out' });
    bench.ports.touch();
    await settle();
    expect(bench.blocks).toHaveLength(0);
    bench.wire.send('consent/banner-forced', { cookieBannerTheme: 'LIGHT' });
    bench.wire.send('site/logged-out', {});
    await settle();
    expect(bench.blocks).toHaveLength(1);
    expect(bench.blocks[0]?.early?.take('consent/banner-forced')).toMatchObject([
      { payload: { cookieBannerTheme: 'LIGHT' } },
    ]);
    expect(bench.blocks[0]?.early?.take('site/logged-out')).toHaveLength(1);
  });

  test('without consent it neither loads nor holds a tap', async () => {
    const bench = createBench(['interaction', 'idle'], { purpose: 'marketing', strict: true });
    const clicked = jest.fn();
    bench.button.addEventListener('click', clicked);
    bench.ports.touch();
    bench.ports.becomeIdle();
    bench.button.click();
    await settle();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(bench.blocks).toHaveLength(0);
    bench.wire.tell('consent/choice', { revision: 1, choice: 'accepted' });
    await settle();
    expect(bench.blocks).toHaveLength(1);
  });

  test('whose purpose is allowed no longer is stopped, and is live again once it is allowed again', async () => {
    const bench = createBench(['idle'], { purpose: 'analytics' });
    bench.ports.becomeIdle();
    await settle();
    bench.settleLive(true);
    await settle();
    bench.wire.tell('consent/choice', { revision: 1, choice: 'declined' });
    expect(bench.blocks[0]?.stop.signal.aborted).toBe(true);
    expect(bench.state()).toBe('waiting');
    await settle();
    expect(bench.blocks).toHaveLength(1);
    bench.wire.tell('consent/choice', { revision: 2, choice: 'declined' });
    bench.wire.tell('consent/choice', { revision: 3, choice: 'accepted' });
    await settle();
    expect(bench.blocks).toHaveLength(2);
    expect(bench.blocks[1]?.stop.signal.aborted).toBe(false);
    bench.settleLive(true);
    await settle();
    expect(bench.state()).toBe('live');
  });

  test('whose purpose is taken back while it loads lets the held tap through and is not live', async () => {
    const bench = createBench(['interaction'], { purpose: 'analytics' });
    const clicked = jest.fn();
    bench.button.addEventListener('click', clicked);
    bench.ports.touch();
    bench.button.click();
    await settle();
    expect(clicked).not.toHaveBeenCalled();
    bench.wire.tell('consent/choice', { revision: 1, choice: 'declined' });
    expect(clicked).toHaveBeenCalledTimes(1);
    bench.settleLive(true);
    await settle();
    expect(bench.blocks[0]?.stop.signal.aborted).toBe(true);
    expect(bench.state()).toBe('waiting');
  });

  test('whose purpose is taken back before the page is calm does not load', async () => {
    const bench = createBench(['visible'], { purpose: 'analytics' });
    bench.ports.see(bench.element);
    bench.wire.tell('consent/choice', { revision: 1, choice: 'declined' });
    bench.ports.touch();
    await settle();
    expect(bench.blocks).toHaveLength(0);
  });

  test('that has failed stays failed, and one that is necessary stays live, whatever is declined', async () => {
    const failed = createBench(['idle'], { purpose: 'analytics' });
    failed.ports.becomeIdle();
    await settle();
    failed.blocks[0]?.stop.abort();
    failed.settleLive(false);
    await settle();
    failed.wire.tell('consent/choice', { revision: 1, choice: 'declined' });
    expect(failed.state()).toBe('failed');

    const necessary = createBench(['idle']);
    necessary.ports.becomeIdle();
    await settle();
    necessary.settleLive(true);
    await settle();
    necessary.wire.tell('consent/choice', { revision: 1, choice: 'declined' });
    expect(necessary.state()).toBe('live');
    expect(necessary.blocks[0]?.stop.signal.aborted).toBe(false);
  });

  test('ends with the page: nothing loads any more', async () => {
    const bench = createBench(['idle', 'interaction']);
    bench.stop.abort();
    bench.ports.becomeIdle();
    bench.input.dispatchEvent(new Event('focusin', { bubbles: true }));
    await settle();
    expect(bench.blocks).toHaveLength(0);
  });

  test('hands the feature a signal that ends with the page', async () => {
    const bench = createBench(['idle']);
    bench.ports.becomeIdle();
    await settle();
    expect(bench.blocks[0]?.stop.signal.aborted).toBe(false);
    bench.stop.abort();
    expect(bench.blocks[0]?.stop.signal.aborted).toBe(true);
  });
});

describe('a block’s label', () => {
  const read = (html: string) => {
    document.body.innerHTML = html;
    return readBlockLabel(document.body.firstElementChild as HTMLElement);
  };

  test('is read only where there is something to start', () => {
    expect(read('<div data-feature="a/b" data-live="html" data-starts=""></div>')).toBeUndefined();
    expect(read('<div data-feature="a/b" data-live="enhance" data-starts=""></div>')).toBeUndefined();
    expect(read('<div data-feature="a/b" data-live="nonsense" data-starts="idle"></div>')).toBeUndefined();
    expect(read('<div data-feature="a/b" data-live="hydrate" data-starts=" idle  visible "></div>')).toMatchObject({
      live: 'hydrate',
      starts: ['idle', 'visible'],
      listens: [],
    });
  });

  test('without a purpose waits for every consent', () => {
    expect(read('<div data-feature="a/b" data-live="enhance" data-starts="idle"></div>')?.purpose).toBe('marketing');
  });
});
