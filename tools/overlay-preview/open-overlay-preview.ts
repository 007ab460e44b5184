import { join } from 'node:path';
import { ROOT, packageFolder } from '../build/files/folders.mjs';
import { watchFolders } from '../dev/watch-folders.mjs';
import { BUILT_PACKAGES, buildChanged, tryBuilding } from '../launch/build-changed.mjs';
import { createBuilders, type Builders } from '../launch/builders.mjs';
import { Problem } from '../launch/problem.mjs';
import { createProgress, type Progress } from '../launch/progress.mjs';
import { watchStarter } from '../launch/server/watch-starter.mjs';
import { requestedPort } from '../launch/server/requested-port.mjs';
import { loadOverlayPreview } from './load-overlay-preview.ts';

/** Each remote has its own port, so that several previews can run at once. */
const FIRST_PORT = 4200;
/** What every remote depends on. */
const COMMON = ['shared-types/src', 'tools/build'].map((path) => join(ROOT, path));

/**
 * `npm run dev -w <remote> -- --over <address>`: a running site with a remote's working copy, rebuilt on every save.
 */
export async function openOverlayPreview(name: string, args: string[]) {
  const [address = '', ...others] = args;
  if (address === '' || others.length > 0)
    throw new Problem('--over needs one address of a running page, like http://localhost:4000/contact.');
  const requested = requestedPort(FIRST_PORT + BUILT_PACKAGES.indexOf(name));
  const { findFreePort, lookAtPage, openOverlayPreviewServer, pagesWith, readLocalBuild } = await loadOverlayPreview();
  const found = await lookAtPage(address, name);
  if (!found.ok) throw new Problem(found.message);
  const port = await findFreePort(requested).catch((error) => {
    throw error.name === 'StartError' ? new Problem(error.message) : error;
  });

  const progress = createProgress();
  const { print } = progress;
  const watch = await watchFolders([packageFolder(name), ...COMMON]);
  const builders = createBuilders();
  // Needed to render views; may differ from the site's.
  await buildChanged(['shell', 'server'], { progress: quiet(progress), builders });
  const builder = createBuilder(name, builders);
  const first = await builder.build();
  const read = (one: string) => readLocalBuild(join(packageFolder(one), 'dist'));
  const build = await read(name).catch(() => {
    throw new Problem(
      `${first.fault?.text ?? ''}\n${name} could not be built: correct the errors above and start again.`,
    );
  });
  const server = await openOverlayPreviewServer({
    root: ROOT,
    site: found.site,
    port,
    build,
    shell: await read('shell'),
    print,
  });
  const end = async () => {
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());
  watchStarter(() => void end());

  print(
    `${name} ${build.manifest.version}, your working copy, is shown in the pages of ${found.site}. Nobody else sees it.`,
  );
  if (!found.isOn) print(await whereElse(pagesWith(found.site, name), { address, name }));
  print(`ready http://${name}.localhost:${server.port}${found.path}`);
  print(
    'Saved changes are built and shown. Forms are sent to the site; telemetry stays on this machine. Ctrl-C stops the preview.',
  );
  const show = async ({ fault, ms }: Built) => {
    if (fault) {
      print(`\n${fault.title}\n${fault.text}\n`);
      return server.explain([fault]);
    }
    const next = await read(name);
    if (ms !== undefined) print(`Built in ${(ms / 1000).toFixed(1)} s: ${name} ${next.manifest.version}`);
    server.show(next);
  };
  if (first.fault) await show(first);
  builders.warm();
  for (let changed = await watch.next(); changed; changed = await watch.next()) {
    // A running process would keep using the old build code.
    if ([...changed].some((path) => path.startsWith(join(ROOT, 'tools', 'build')))) builders.close();
    await show(await builder.build());
    builders.warm();
  }
  return 0;
}

/** Duration of a build, nothing if nothing had changed, or its fault. */
export type Built = { ms?: number; fault?: { title: string; text: string } };

function createBuilder(name: string, builders: Builders) {
  return {
    async build(): Promise<Built> {
      const start = performance.now();
      const { built, failed } = await tryBuilding([name], { progress: silent(), builders });
      const text = failed.get(name);
      if (text !== undefined)
        return { fault: { title: `${name} could not be built; the last good build stays`, text } };
      return built.length > 0 ? { ms: performance.now() - start } : {};
    },
  };
}

/** Sizes are only printed by explicit builds. */
function quiet(progress: Progress) {
  return { ...progress, print: () => {} };
}

function silent(): Progress {
  return { print: () => {}, during: (_label, work) => work() };
}

async function whereElse(pages: Promise<readonly string[]>, { address, name }: { address: string; name: string }) {
  const paths = await pages;
  const others = paths.length > 0 ? ` These pages have: ${paths.join(', ')}.` : '';
  return `${address} has no block of ${name}.${others}`;
}
