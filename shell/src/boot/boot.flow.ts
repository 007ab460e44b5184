import type { ShellConfig } from '../config';
import type { Ports } from '../ports/ports';
import { createBufferErrors } from './steps/buffer-errors.step';
import { createOpenPage } from './steps/open-page.step';
import { createStartFeatures } from './steps/start-features.step';

/** The start of a page; it can run again after a teardown. */
export function createBoot(config: ShellConfig, ports: Ports): () => void {
  const bufferErrors = createBufferErrors(config, ports);
  const openPage = createOpenPage(config, ports);
  const startFeatures = createStartFeatures(config, ports);

  const start = (): void => {
    const controller = new AbortController();
    const errors = bufferErrors(controller.signal);
    const initialise = (): void => {
      const page = openPage({ controller, errors, start });
      if (page) startFeatures(page);
    };
    // Links and forms work without script: until a visitor uses them, the first pictures have the processor.
    ports.lifecycle.whenWanted(config.startBudgetMs, initialise, controller.signal);
  };
  return start;
}
