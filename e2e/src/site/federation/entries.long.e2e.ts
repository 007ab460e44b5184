import { spec } from '../../../../tools/testing/spec';
import type { Fault } from './fixture-server';
import { greet, load, openFixture } from './open-fixture';

const fixture = openFixture();

const BROKEN: readonly { file: string; fault: Fault; how: string }[] = [
  { file: 'client/remote.js', fault: 'flipped', how: 'was changed' },
  { file: 'client/federation.js', fault: 'flipped', how: 'was changed' },
  { file: 'client/remote.js', fault: 'missing', how: 'is missing' },
  { file: 'client/remote.js', fault: 'hangs', how: 'never comes' },
];

for (const { file, fault, how } of BROKEN) {
  spec('PLAT-05', `says so when ${file} ${how}, and loads it once it is whole`, async () => {
    const { page } = await fixture.visit({ hastened: fault === 'hangs' ? 'files' : 'pauses' });
    fixture.server.faults.set(file, fault);
    expect(await load(page)).toMatchObject({ ok: false, stage: 'entry', message: expect.stringContaining(file) });
    expect(fixture.filesAskedFor().filter((path) => path.startsWith(file))).toEqual([file, `${file}?fresh=1`]);
    fixture.server.faults.clear();
    expect(await load(page)).toEqual({ ok: true });
  });
}

spec('PLAT-05', 'gets over an entry that is missing once', async () => {
  const { page } = await fixture.visit({ hastened: 'pauses' });
  fixture.server.faults.set('client/remote.js', 'missing-once');
  expect(await greet(page)).toBe('2 guests, Ada');
});
