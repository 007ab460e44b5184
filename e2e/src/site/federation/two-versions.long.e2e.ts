import type { Host } from 'shared-types/host/host';
import type { FixturePage } from '../../../../tools/build/fixtures/shell/src/boot/main';
import { spec } from '../../../../tools/testing/spec';
import { buildChanged, releasedWhole } from './fixture-build';
import { openFixture } from './open-fixture';

declare const colonnade: FixturePage;

const WELCOME = { file: 'src/features/greeting/greeting.messages.ts', from: "'Hello'", to: "'Welcome'" };
const fixture = openFixture(async () => [await buildChanged('second', WELCOME)]);

spec('PLAT-02', 'runs two versions of a remote on one page', async () => {
  const { page, problems } = await fixture.visit();
  const { remote, server } = fixture;
  const [second = remote] = fixture.more;
  const next = { ...server.release, remotes: { 'mf-fixture': releasedWhole(second) } };
  const versions = await page.evaluate(async (next) => {
    const host = { text: () => '' } as unknown as Host<never>;
    const bring = async (): Promise<() => Promise<string | undefined>> => {
      const result = await colonnade.remotes.load('mf-fixture');
      if (!result.ok) throw new Error(result.message);
      const [feature] = result.remote.features;
      const effects = feature?.live === 'enhance' ? await feature.load() : undefined;
      const run = async (): Promise<string | undefined> => {
        const root = document.createElement('div');
        await effects?.start(root, host);
        return root.dataset.version;
      };
      await run();
      return run;
    };
    const former = await bring();
    colonnade.follow(next);
    colonnade.remotes.forget('mf-fixture');
    const later = await bring();
    return [await former(), await later()];
  }, next);
  expect(versions).toEqual([remote.manifest.version, second.manifest.version]);
  expect(versions[0]).not.toBe(versions[1]);
  expect(problems).toEqual([]);
});
