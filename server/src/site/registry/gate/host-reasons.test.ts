import { spec } from '../../../../../tools/testing/spec';
import { hostReasons } from './host-reasons';
import { manifestOf } from './manifest.fixture';

const shell = (provides: readonly string[], contract = 1) => manifestOf('shell', [], { provides, contract });
const remote = (uses: readonly string[], contract = 1) => manifestOf('mf-forms', [], { uses, contract });

spec('PLAT-02', 'a remote that uses what a live shell does not have waits for the shell', () => {
  const shells = [shell(['bus', 'bus.send']), { ...shell(['bus', 'bus.send', 'share']), version: '2.0.0-00000000' }];
  expect(hostReasons(remote(['bus.send', 'share']), { shells, remotes: [] })).toEqual([
    {
      what: 'It uses host.share, which shell 1.0.0-00000000, which is live, does not have.',
      where: 'remote.json: uses',
      mend: 'Deploy it once the shell that has it is live for everybody, or do without it.',
    },
  ]);
});

spec('PLAT-02', 'a shell preserves what a live remote uses, and may provide more', () => {
  const live = { shells: [shell(['bus', 'share'])], remotes: [remote(['share'])] };
  expect(hostReasons(shell(['bus']), live).map(({ what }) => what)).toEqual([
    'It no longer has host.share, which mf-forms 1.0.0-00000000, which is live, uses.',
  ]);
  expect(hostReasons(shell(['bus', 'share', 'print']), live)).toEqual([]);
});

spec('PLAT-02', 'a shell supports its contract and the previous one, whichever is deployed first', () => {
  const built = (contract: number) => hostReasons(remote([], contract), { shells: [shell([], 2)], remotes: [] });
  expect([built(1), built(2), built(3).map(({ where }) => where)]).toEqual([[], [], ['remote.json: contract']]);
  const brought = (contract: number) => hostReasons(shell([], contract), { shells: [], remotes: [remote([], 1)] });
  expect([brought(1), brought(2), brought(3).map(({ where }) => where)]).toEqual([[], [], ['remote.json: contract']]);
});

test('for builds without declared uses or provisions, the contract alone decides', () => {
  expect(hostReasons(manifestOf('mf-forms'), { shells: [shell([])], remotes: [] })).toEqual([]);
  expect(hostReasons(remote(['share']), { shells: [manifestOf('shell')], remotes: [] })).toEqual([]);
});
