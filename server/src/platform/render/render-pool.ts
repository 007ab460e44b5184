import { isOfProduct } from '../../../../tools/build/manifests/remote-name.mjs';
import { createOrphans } from './end-orphans';
import { createOwnLanes } from './own-lanes';
import type { BundleKey, RenderJob, RenderResult } from './protocol';
import { createRenderLane } from './render-lane';
import { startRenderProcess } from './render-process';
import { createResting } from './resting';
import { createSecondTries } from './second-tries';
import { createSpentTime } from './spent-time';

const MOST_OWN_PROCESSES = 8;

/** Renders in separate processes: a view that crashes costs only its own block, and a malicious one finds nothing. */
export interface RenderPool {
  /** Runs a job. Never rejects: failures are results. */
  run(job: RenderJob): Promise<RenderResult>;
  /** Starts a process, so that no page waits for it. More start when all are busy. */
  warm(): void;
  close(): Promise<void>;
}

export interface RenderPoolOptions {
  readonly program: string;
  /** Most processes for the product's own remotes. */
  readonly size: number;
  /** The verified code of a bundle; rejects if it may not run. */
  readonly codeOf: (key: BundleKey) => Promise<string>;
  /** Called with the reason when a process ended without its current job being to blame. */
  readonly onLost?: (reason: string) => void;
  /** Called when a view gets a second try with more time. */
  readonly onSecondTry?: (view: string, reason: string) => void;
  /** A bundle that gets its own process even if it is the product's, because nobody has reviewed it yet. */
  readonly alone?: BundleKey;
}

/** Creates a pool without processes. The product's remotes share processes; each remote of another team has its own. */
export function createRenderPool({
  program,
  size,
  codeOf,
  onLost = () => undefined,
  onSecondTry = () => undefined,
  alone,
}: RenderPoolOptions): RenderPool {
  const orphans = createOrphans();
  const start = () => startRenderProcess({ program, orphans });
  const shared = {
    start,
    codeOf,
    onLost,
    onSecondTry,
    resting: createResting(),
    secondTries: createSecondTries(),
    spent: createSpentTime(),
  };
  const product = createRenderLane({ ...shared, size });
  const own = createOwnLanes({ most: MOST_OWN_PROCESSES, open: () => createRenderLane({ ...shared, size: 1 }) });
  return {
    run(job) {
      const name = nameOf(job.bundle);
      return job.bundle === alone || !isOfProduct(name) ? own.run(name, job) : product.run(job);
    },
    warm: () => product.warm(),
    async close() {
      await Promise.all([product.close(), own.close()]);
      orphans.close();
    },
  };
}

function nameOf(bundle: BundleKey): string {
  return bundle.split('@')[0] ?? bundle;
}
