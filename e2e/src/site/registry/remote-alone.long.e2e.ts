import { REMOTE_NAMES, type RemoteName } from 'shared-types/remote';
import { PROOF_TIMEOUT_MS, repeats } from '../../../../tools/testing/proof';
import { spec } from '../../../../tools/testing/spec';
import { copyForRemote } from './remote-alone';

/** The fastest; each of the others takes at least twice as long. */
const FIRST: RemoteName = 'mf-consent';
const NAMES = [FIRST, ...REMOTE_NAMES.filter((name) => name !== FIRST)];

for (const name of NAMES.slice(0, repeats({ short: 1, long: NAMES.length }))) {
  spec(
    'PLAT-06',
    `${name} builds identically to a full build, and passes its tests, without the other remotes`,
    async () => {
      const { build, leaveAlone, node, remove } = await copyForRemote(name);
      try {
        const beside = await build();
        await leaveAlone();
        expect(await build()).toEqual(beside);
        const printed = await node(['node_modules/jest/bin/jest.js', '--selectProjects', 'unit', 'dom', '--', name]);
        expect(printed).toMatch(/^Tests: +\d+ passed, \d+ total$/m);
      } finally {
        await remove();
      }
    },
    PROOF_TIMEOUT_MS,
  );
}
