import type { ReactElement } from 'react';
import type { FailureStage } from 'shared-types/events';
import type { Host } from 'shared-types/host/host';
import type { EnhanceFeature, Feature, HydrateFeature } from 'shared-types/remote';
import { PERFORMANCE_MARK_PREFIX } from 'shared-types/telemetry/performance';
import { attemptTwice } from '../federation/attempt-twice';
import type { Hydrate, ReactFile } from '../federation/react-file';
import type { RemoteLoader } from '../federation/remote-loader';
import { markBlock, type BlockManifest } from './block-manifest';
import { loadMessages, type FeatureMessages } from './load-messages';
import { readProps } from './read-props';
import type { FeatureFailure } from './report-failure';
import { atStage, StageError } from './stage-error';
import type { StartingBlock } from './watch-block';

export interface HostRequest extends StartingBlock {
  readonly messages: FeatureMessages;
  /** Called with errors that listeners of the feature throw. */
  readonly onThrow: (error: unknown) => void;
}

export interface GoLiveParts {
  readonly remotes: Pick<RemoteLoader, 'load'>;
  readonly react: ReactFile;
  readonly locale: string;
  /** Version of a remote in this page's release. */
  readonly versionOf: (remote: string) => string;
  readonly createHost: (request: HostRequest) => Host;
  readonly report: (failure: FeatureFailure) => void;
  /** Resolves in a new task. */
  readonly nextTask: () => Promise<void>;
}

/** A block that is going live, with its error reporting. */
interface Bringing extends GoLiveParts {
  readonly block: StartingBlock;
  readonly fail: (error: unknown) => void;
}

/** Creates the function that makes a block's feature live. A failure is reported, and the server's HTML stays. */
export function createGoLive(parts: GoLiveParts): (block: StartingBlock) => Promise<boolean> {
  return async (block) => {
    const fail = createFail(block.manifest, parts);
    try {
      await bring({ ...parts, block, fail });
      return true;
    } catch (error) {
      // An aborted feature has not failed.
      if (!block.stop.signal.aborted) fail(error);
      block.stop.abort();
      return false;
    }
  };
}

function createFail({ feature, remote }: BlockManifest, { report, versionOf }: GoLiveParts): (error: unknown) => void {
  return (error) => {
    const stage = error instanceof StageError ? error.stage : 'feature';
    const message = error instanceof Error ? error.message : String(error);
    report({ feature, remote, version: versionOf(remote), stage, message });
  };
}

async function bring(bringing: Bringing): Promise<void> {
  const { manifest } = bringing.block;
  // React loads in parallel; a failure is handled below.
  if (manifest.live === 'hydrate') bringing.react.load().catch(() => undefined);
  const loaded = await bringing.remotes.load(manifest.remote);
  await bringing.nextTask();
  if (!loaded.ok) throw new StageError(loaded.stage, loaded.message);
  const feature = findFeature(loaded.remote.features, manifest);
  return feature.live === 'hydrate' ? hydrateFeature(feature, bringing) : enhanceFeature(feature, bringing);
}

function findFeature(features: readonly Feature[], manifest: BlockManifest): EnhanceFeature | HydrateFeature {
  const feature = features.find(({ id }) => id === manifest.feature);
  if (!feature || feature.live === 'html' || feature.live !== manifest.live) {
    throw new StageError('feature', `${manifest.remote} has no such feature that goes live by "${manifest.live}".`);
  }
  return feature;
}

async function enhanceFeature(feature: EnhanceFeature, bringing: Bringing): Promise<void> {
  const { manifest } = bringing.block;
  const [enhancement, host] = await Promise.all([attemptTwice(feature.load), makeHost(feature, bringing)]);
  await begin('start', bringing, () => enhancement.start(manifest.element, host as Host<never>));
}

async function hydrateFeature(feature: HydrateFeature, bringing: Bringing): Promise<void> {
  const { manifest } = bringing.block;
  const { hydrate } = await bringing.react.load();
  const [hydration, host] = await Promise.all([attemptTwice(feature.load), makeHost(feature, bringing)]);
  await begin('render', bringing, async () => {
    const view = hydration.element(readProps(manifest) as never, host as Host<never>);
    if (view) await takeOver(view, { ...bringing, hydrate });
  });
}

/**
 * Starts a feature in a task of its own, unless it was stopped. The measure on the browser's timeline names the feature,
 * because the browser would attribute the task to the shell.
 */
async function begin(stage: FailureStage, bringing: Bringing, work: () => void | Promise<void>): Promise<void> {
  const { manifest, stop } = bringing.block;
  await bringing.nextTask();
  if (stop.signal.aborted) return;
  performance.mark?.(PERFORMANCE_MARK_PREFIX + manifest.feature);
  await atStage(stage, work);
}

/** Resolves when the view is live, rejects on an earlier error. A later error removes the view by itself. */
function takeOver(
  view: ReactElement,
  { block, fail, hydrate }: Bringing & { readonly hydrate: Hydrate },
): Promise<void> {
  const { manifest, stop } = block;
  const takeDown = (error: unknown): void => {
    stop.abort();
    markBlock(manifest, 'failed');
    fail(new StageError('render', error));
  };
  return new Promise((resolve, reject) => {
    let onError: (error: unknown) => void = reject;
    const onLive = (): void => {
      onError = takeDown;
      resolve();
    };
    const options = { identifierPrefix: manifest.id, onLive, onError: (error: unknown) => onError(error) };
    const { unmount } = hydrate(manifest.element, view, options);
    stop.signal.addEventListener('abort', unmount);
  });
}

async function makeHost({ messages: loaders }: Feature, { block, createHost, fail, locale }: Bringing): Promise<Host> {
  const messages = await loadMessages(loaders, locale);
  return createHost({ ...block, messages, onThrow: (error) => fail(new StageError('listener', error)) });
}
