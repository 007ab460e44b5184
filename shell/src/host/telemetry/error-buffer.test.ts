import type { TelemetryRecord } from 'shared-types/host/telemetry';
import { createErrorBuffer } from './error-buffer';
import { createFeatureTelemetry } from './feature-telemetry';

describe('the error buffer', () => {
  test('keeps as many records as it has room for, and counts the rest', () => {
    const errors = createErrorBuffer(2);
    for (const text of ['one', 'two', 'three', 'four']) errors.add({ kind: 'error', text });
    const received: string[] = [];
    errors.follow(({ text }) => received.push(text));
    expect(received).toEqual(['one', 'two']);
    expect(errors.dropped()).toBe(2);
  });

  test('tells every later record to its follower', () => {
    const errors = createErrorBuffer(1);
    const received: string[] = [];
    errors.add({ kind: 'mark', text: 'early' });
    errors.follow(({ text }) => received.push(text));
    for (const text of ['a', 'b', 'c']) errors.add({ kind: 'mark', text });
    expect(received).toEqual(['early', 'a', 'b', 'c']);
    expect(errors.dropped()).toBe(0);
  });

  test('names the remote and the version by the file, or by the stack', () => {
    const errors = createErrorBuffer(5);
    errors.add({ kind: 'error', text: 'file', file: 'https://x.test/remotes/mf-commerce/1.2.0-abc/client/cart.js' });
    errors.add({
      kind: 'error',
      text: 'stack',
      stack: 'Error: no\n    at f (https://x.test/remotes/shell/2.0.0-def/client/shell.js:1:2)',
    });
    errors.add({ kind: 'error', text: 'neither' });
    errors.add({ kind: 'error', text: 'told', remote: 'mf-blocks', file: '/remotes/mf-commerce/1/x.js' });
    const received: TelemetryRecord[] = [];
    errors.follow((record) => received.push(record));
    expect(received.map(({ remote, version }) => [remote, version])).toEqual([
      ['mf-commerce', '1.2.0-abc'],
      ['shell', '2.0.0-def'],
      [undefined, undefined],
      ['mf-blocks', undefined],
    ]);
    expect(received.every(({ atMs }) => atMs > 0)).toBe(true);
  });
});

describe('a feature’s telemetry', () => {
  test('signs its records', async () => {
    const errors = createErrorBuffer(5);
    const telemetry = createFeatureTelemetry(errors, { feature: 'commerce/cart', remote: 'mf-commerce', version: '1' });
    await telemetry.error(new TypeError('no'));
    await telemetry.error('thrown text');
    await telemetry.mark('shown');
    const received: TelemetryRecord[] = [];
    await telemetry.follow((record) => received.push(record));
    const owner = { feature: 'commerce/cart', remote: 'mf-commerce', version: '1' };
    expect(received).toMatchObject([
      { kind: 'error', text: 'no', ...owner },
      { kind: 'error', text: 'thrown text', ...owner },
      { kind: 'mark', text: 'shown', ...owner },
    ]);
    expect(received[0]?.stack).toContain('TypeError: no');
  });
});
