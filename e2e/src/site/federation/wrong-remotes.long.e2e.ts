import type { FixturePage } from '../../../../tools/build/fixtures/shell/src/boot/main';
import { spec } from '../../../../tools/testing/spec';
import { releasedWhole } from './fixture-build';
import { replaceFile } from './fixture-server';
import { greet, load, openFixture } from './open-fixture';

declare const colonnade: FixturePage;

const fixture = openFixture();

const ENTRY = 'client/remote.js';
const WRONG: readonly { label: string; change: (content: string) => string; stage: string; message: string }[] = [
  { label: 'is no script', change: () => '<!doctype html><p>Sorry</p>', stage: 'entry', message: ENTRY },
  {
    label: 'throws in its container',
    change: (content) => `throw new Error('no luck');${content}`,
    stage: 'entry',
    message: ENTRY,
  },
  {
    label: 'throws in its module',
    change: (content) => content.replace('area:"blocks"', 'area:(()=>{throw Error("no luck")})()'),
    stage: 'entry',
    message: 'no luck',
  },
  {
    label: 'follows another contract',
    change: (content) => content.replace('contract:1', 'contract:99'),
    stage: 'contract',
    message: 'its contract is 99; this shell supports 1 and 0',
  },
  {
    label: 'exposes something else',
    change: (content) => content.replace('remote:()=>', 'other:()=>'),
    stage: 'contract',
    message: 'its module is no remote',
  },
];

for (const { label, change, stage, message } of WRONG) {
  spec('PLAT-05', `reports when a remote ${label}, and loads an intact one in its place`, async () => {
    await replaceFile(fixture.server, ENTRY, change);
    const { page } = await fixture.visit({ hastened: 'pauses' });
    expect(await load(page)).toMatchObject({ ok: false, stage, message: expect.stringContaining(message) });
    expect(await load(page)).toMatchObject({ ok: false, stage });
    fixture.server.replaced.clear();
    await page.evaluate((whole) => colonnade.follow(whole), {
      ...fixture.server.release,
      remotes: { 'mf-fixture': releasedWhole(fixture.remote) },
    });
    expect(await greet(page)).toBe('2 guests, Ada');
  });
}
