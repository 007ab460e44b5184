import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { artifactKey } from '../../../../server/src/site/registry/artifact-files';
import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open-shop';
import { expectOthersWhole } from './broken-bundle';
import { REMOTE } from './broken-cart';
import { publishChanged } from '../registry/published-build';

const BUNDLE = 'server.cjs';
const shop = openShop();

const FAULTS = {
  'is garbage': () => '<<<< this is no script >>>>',
  'throws when it is evaluated': (text: string) => `throw new Error('broken on purpose');${text}`,
  'throws when it renders': (text: string) =>
    `${text};for (const f of Object.values(module.exports.remote.features)) f.element = () => { throw new Error('broken on purpose'); };`,
};

for (const [what, change] of Object.entries(FAULTS)) {
  spec('PLAT-05', `the server bundle ${what}: its blocks show their fallback, all others are whole`, async () => {
    await publishChanged(shop.server, REMOTE, { path: BUNDLE, change });
    await expectOthersWhole(shop);
  });
}

/** The key of the bundle of a version that has not been asked for yet. */
async function publishFresh(): Promise<string> {
  const { version } = await publishChanged(shop.server, REMOTE, { path: BUNDLE, change: (text) => `${text}\n` });
  return artifactKey({ name: REMOTE, version }, BUNDLE);
}

spec('PLAT-05', 'a server bundle that was changed after publishing does not run', async () => {
  await shop.server.services.objects.put(await publishFresh(), Buffer.from('globalThis.tampered = true;'));
  await expectOthersWhole(shop);
});

spec('PLAT-05', 'a server bundle that is missing costs its own blocks only', async () => {
  await rm(join(shop.server.dataDir, 'objects', await publishFresh()));
  await expectOthersWhole(shop);
});
