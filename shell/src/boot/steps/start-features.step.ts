import type { ShellConfig } from '../../config';
import type { Ports } from '../../ports/ports';
import { createEnhanceForms } from './enhance-forms.step';
import { createFollowStates } from './follow-states.step';
import { createLoadDeferred } from './load-deferred.step';
import { createLoadExtras } from './load-extras.step';
import type { OpenPage } from './open-page.step';
import { createRefreshStates } from './refresh-states.step';
import { createWatchBlocks } from './watch-blocks.step';

/** Starts what runs in an open page: the shell's own features, and the watch over the blocks of the remotes. */
export function createStartFeatures(config: ShellConfig, ports: Ports) {
  const loadExtras = createLoadExtras(config, ports);
  const prepareDeferred = createLoadDeferred(config, ports);
  const enhanceForms = createEnhanceForms(config, ports);
  const followStates = createFollowStates(config, ports);
  const refreshStates = createRefreshStates(config, ports);
  const watchBlocks = createWatchBlocks(config, ports);

  return (page: OpenPage): void => {
    loadExtras(page);
    const loadDeferred = prepareDeferred(page);
    enhanceForms({ ...page, loadDeferred });
    // In one task they would keep the page from its visitor.
    ports.lifecycle.whenFree(() => {
      followStates(page);
      refreshStates(page);
      watchBlocks({ ...page, loadDeferred });
    }, page.stop);
  };
}
