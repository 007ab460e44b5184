import type { ShellConfig } from '../config';
import type { ErrorBuffer } from '../host/telemetry/error-buffer';
import type { Ports } from '../ports/ports';
import { createBeginOnce } from './begin-once.step';
import { createBufferErrors } from './buffer-errors.step';
import { createEnhanceForms } from './enhance-forms.step';
import { createFollowStates } from './follow-states.step';
import { createGateConsent } from './gate-consent.step';
import { createLoadExtras } from './load-extras.step';
import { createLoadDeferred } from './load-deferred.step';
import { createOpenBus } from './open-bus.step';
import { createOpenLoaders } from './open-loaders.step';
import { createOpenRequests } from './open-requests.step';
import { createPublishPage } from './publish-page.step';
import { createReadPageData } from './read-page-data.step';
import { createRefreshStates } from './refresh-states.step';
import { createWatchBlocks } from './watch-blocks.step';

/** Makes the start-up of a page; it can run again after a teardown. */
export function createBoot(config: ShellConfig, ports: Ports): () => void {
  const beginOnce = createBeginOnce(config, ports);
  const bufferErrors = createBufferErrors(config, ports);
  const readPageData = createReadPageData(config, ports);
  const openBus = createOpenBus(config, ports);
  const openRequests = createOpenRequests(config, ports);
  const gateConsent = createGateConsent(config, ports);
  const openLoaders = createOpenLoaders(config, ports);
  const publishPage = createPublishPage(config, ports);
  const prepareDeferred = createLoadDeferred(config, ports);
  const loadExtras = createLoadExtras(config, ports);
  const followStates = createFollowStates(config, ports);
  const refreshStates = createRefreshStates(config, ports);
  const enhanceForms = createEnhanceForms(config, ports);
  const watchBlocks = createWatchBlocks(config, ports);

  const initialise = (controller: AbortController, errors: ErrorBuffer): void => {
    if (!beginOnce(controller)) return;
    const { signal: stop } = controller;
    const data = readPageData(errors);
    if (!data) return controller.abort();
    const { context, release } = data;
    const { eventBus, report } = openBus({ data, errors, stop });
    const { request, crumb } = openRequests({ data, eventBus, errors });
    const consent = gateConsent({ data, eventBus });
    const loaders = openLoaders(release);
    publishPage({ context, release, errors, script: loaders.scripts.script, start, stop: controller });
    const versionOf = (remote: string): string => release.remotes[remote]?.version ?? 'none';
    const kit = { data, errors, eventBus, report, request, crumb, consent, ...loaders, versionOf, stop };
    loadExtras(kit);
    const loadDeferred = prepareDeferred(kit);
    enhanceForms({ ...kit, loadDeferred });
    // Together they would keep the page from its visitor.
    ports.lifecycle.whenFree(() => {
      followStates(kit);
      refreshStates(kit);
      watchBlocks({ ...kit, loadDeferred });
    }, stop);
  };

  const start = (): void => {
    const controller = new AbortController();
    const errors = bufferErrors(controller.signal);
    // Links and forms work by themselves: until somebody uses them, the processor is the first pictures'.
    ports.lifecycle.whenWanted(config.startBudgetMs, () => initialise(controller, errors), controller.signal);
  };
  return start;
}
