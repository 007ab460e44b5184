import type { PageData } from 'shared-types/site/page/page-data';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { readBlockManifest } from '../../blocks/block-manifest';
import type { FeatureFailure } from '../../blocks/report-failure';
import { watchBlock, type StartingBlock } from '../../blocks/watch-block';
import type { ShellConfig } from '../../config';
import { FEDERATION_FILE } from '../../federation/federation-host';
import { REACT_FILE } from '../../federation/react-file';
import type { EventBus } from '../../host/bus/event-bus';
import type { ConsentGate } from '../../host/consent/consent';
import type { Ports } from '../../ports/ports';
import type { Deferred } from '../create-deferred';
import type { Loaders } from './open-loaders.step';

export interface BlocksInput {
  readonly data: PageData;
  readonly eventBus: EventBus;
  readonly consent: ConsentGate;
  readonly loadScript: Loaders['loadScript'];
  readonly loadDeferred: () => Promise<Deferred>;
  readonly report: (failure: FeatureFailure) => void;
  readonly versionOf: (remote: string) => string;
  readonly stop: AbortSignal;
}

/**
 * Watches the page's blocks and makes their features live when needed, not before the page is idle after its load event or
 * the visitor interacts.
 *
 * @implements PLAT-01 PLAT-05
 */
export function createWatchBlocks(config: ShellConfig, ports: Pick<Ports, 'document' | 'lifecycle'>) {
  return (input: BlocksInput): void => {
    const { data, loadDeferred, stop } = input;
    const idle = new Promise<void>((resolve) => ports.lifecycle.whenIdle(config.idleBudgetMs, resolve, stop));
    const touched = new Promise<void>((resolve) => ports.lifecycle.whenFirstInput(resolve, stop));
    const calm = Promise.race([idle, touched]);
    const parts = { ...input, config, ports, idle, calm, goLive: createStart(input, ports.lifecycle) };
    for (const element of ports.document.querySelectorAll<HTMLElement>(`[${BLOCK_ATTRIBUTE.feature}]`)) {
      const manifest = readBlockManifest(element);
      // A disabled remote is not in the release; its blocks stay static HTML.
      if (manifest && data.release.remotes[manifest.remote]) watchBlock(manifest, parts);
    }
    // The channel for admin events is in the deferred bundle.
    if (data.context.websiteRoles.includes(WEBSITE_ROLE.admin)) void calm.then(loadDeferred);
  };
}

/** Starts a block: files of its remote load in parallel with the deferred bundle. */
function createStart(
  { data, loadDeferred, loadScript, report, versionOf }: BlocksInput,
  { nextTask }: Ports['lifecycle'],
): (block: StartingBlock) => Promise<boolean> {
  // Failures are handled by the code that needs the file.
  const send = (file: string): void => void loadScript(data.release.shell.base + file).catch(() => undefined);
  return async (block) => {
    const { feature, live, remote } = block.manifest;
    try {
      send(FEDERATION_FILE);
      if (live === 'hydrate') send(REACT_FILE);
      const { goLive } = await loadDeferred();
      // Many blocks wait for the same file; separate tasks keep the page responsive.
      await nextTask();
      return await goLive(block);
    } catch (error) {
      report({ feature, remote, version: versionOf(remote), stage: 'entry', message: String(error) });
      return false;
    }
  };
}
