import type { RenderJob, RenderResult } from './protocol';
import type { RenderLane } from './render-lane';

/** An idle process is ended after this; starting another takes a tenth of a second. */
const IDLE_MS = 60_000;

/** A limited number of lanes by name, each for one remote. */
export interface OwnLanes {
  run(name: string, job: RenderJob): Promise<RenderResult>;
  close(): Promise<void>;
}

export interface OwnLanesOptions {
  readonly most: number;
  readonly open: () => RenderLane;
  readonly idleMs?: number;
}

interface Waiting {
  readonly name: string;
  readonly begin: (lane: RenderLane) => void;
}

/**
 * Opens a lane at its first job. At the limit, the lane idle longest is closed; if none is idle, jobs wait in order.
 */
export function createOwnLanes({ most, open, idleMs = IDLE_MS }: OwnLanesOptions): OwnLanes {
  // In the order of last use.
  const lanes = new Map<string, RenderLane>();
  const endings = new Map<string, NodeJS.Timeout>();
  const waiting: Waiting[] = [];
  let isClosed = false;

  const end = async (name: string) => {
    const lane = lanes.get(name);
    clearTimeout(endings.get(name));
    endings.delete(name);
    lanes.delete(name);
    await lane?.close();
  };
  const makeRoom = (): boolean => {
    if (lanes.size < most) return true;
    const [name] = [...lanes].find(([, lane]) => lane.isIdle()) ?? [];
    if (name === undefined) return false;
    void end(name);
    return true;
  };
  const laneOf = (name: string): RenderLane | undefined => {
    const lane = lanes.get(name) ?? (isClosed || makeRoom() ? open() : undefined);
    if (!lane) return undefined;
    clearTimeout(endings.get(name));
    lanes.delete(name);
    lanes.set(name, lane);
    return lane;
  };
  const serveWaiting = () => {
    for (let [first] = waiting; first; [first] = waiting) {
      const lane = laneOf(first.name);
      if (!lane) return;
      waiting.shift();
      first.begin(lane);
    }
  };
  const onDone = (name: string) => {
    serveWaiting();
    if (!lanes.get(name)?.isIdle()) return;
    clearTimeout(endings.get(name));
    endings.set(name, setTimeout(() => void end(name), idleMs).unref());
  };

  return {
    async run(name, job) {
      const result = await new Promise<RenderResult>((resolve) => {
        // At once, so that nobody else finds the lane idle.
        waiting.push({ name, begin: (lane) => void lane.run(job).then(resolve) });
        serveWaiting();
      });
      onDone(name);
      return result;
    },
    async close() {
      isClosed = true;
      serveWaiting();
      await Promise.all([...lanes.keys()].map(end));
    },
  };
}
