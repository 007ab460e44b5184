import { isOfProduct } from '../../../../tools/build/manifests/remote-name.mjs';
import { createOrphans } from './end-orphans';
import { createOwnLanes } from './own-lanes';
import type { BundleKey, RenderJob, RenderResult } from './protocol';
import { createRenderLane } from './render-lane';
import { startRenderProcess } from './render-process';
import { createResting } from './resting';
import { createSecondTries } from './second-tries';
import { createSpentTime } from './spent-time';

/** Most processes of remotes that other teams build. */
const MOST_OWN_PROCESSES = 8;

/** Renders in processes of their own, so that a view that loops or breaks costs its own block, and one that attacks finds nothing. */
export interface RenderPool {
  /** How the job ended. Never rejects: what cannot be rendered is a result that says why. */
  run(job: RenderJob): Promise<RenderResult>;
  /** Starts a process for the product, so that no page waits for it. Others start once all that run have work. */
  warm(): void;
  close(): Promise<void>;
}

/** What a pool is made from. */
export interface RenderPoolOptions {
  /** The built program of a render process. */
  readonly program: string;
  /** Most processes for the product's own remotes. */
  readonly size: number;
  /** The code of a bundle, its hash already checked; rejects where it may not run. */
  readonly codeOf: (key: BundleKey) => Promise<string>;
  /** Told why a process ended where that is not held against a job: a view may have left it behind. */
  readonly onLost?: (reason: string) => void;
  /** Told which view is tried again with more time, and why. */
  readonly onSecondTry?: (view: string, reason: string) => void;
  /** A bundle that gets a process of its own although it may be the product's: one that nobody has looked at yet. */
  readonly alone?: BundleKey;
}

/** Makes a pool without a process yet. The product's remotes share processes; each of another team has one of its own. */
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
