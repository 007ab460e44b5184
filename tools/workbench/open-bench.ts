import { join } from 'node:path';
import { explainBuild } from '../build/explain-build.mjs';
import { ROOT, packageFolder } from '../build/files/folders.mjs';
import { watchFolders } from '../dev/watch-folders.mjs';
import { BUILT_PACKAGES } from '../launch/build-changed.mjs';
import { createProgress } from '../launch/progress.mjs';
import { watchStarter } from '../launch/server/watch-starter.mjs';
import { requestedPort } from '../launch/server/requested-port.mjs';
import { serveBench } from './bench-server.ts';
import { buildBench } from './build-bench.ts';

/** Each remote has its own port, so that several workbenches can run at once. */
const FIRST_PORT = 4100;
/** What every example depends on beside its remote. */
const COMMON = ['shared-types/src', 'shell/src', 'tools/testing', 'tools/workbench'].map((path) => join(ROOT, path));

/** `npm run dev -w <remote>`: the remote alone with all its examples, rebuilt on every save. Runs until Ctrl-C. */
export async function openBench(name: string) {
  const { print } = createProgress();
  const port = requestedPort(FIRST_PORT + BUILT_PACKAGES.indexOf(name));
  const watch = await watchFolders([packageFolder(name), ...COMMON]);
  const server = await serveBench({ port, name });
  watchStarter(() => process.exit(0));

  const round = async () => {
    try {
      server.show(await buildBench(name));
      print(`ready http://localhost:${server.port}`);
    } catch (error) {
      const text = explainBuild(error, packageFolder(name));
      print(`\n${name} could not be built\n${text}\n`);
      server.explain([{ title: `${name} could not be built; the last good build stays`, text }]);
    }
  };
  await round();
  for (let changed = await watch.next(); changed; changed = await watch.next()) await round();
  return 0;
}
