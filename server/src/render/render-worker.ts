import { Worker } from 'node:worker_threads';
import type { BundleKey, FromWorker, ToWorker } from './protocol';

const HEAP_MB = 192;

/** How a message to a worker ended. `budget`: it took too long and the worker is gone. */
export type WorkerResult = FromWorker | { readonly ok: false; readonly message: string; readonly gone: true };

/** One worker thread that renders; it knows which bundles it has loaded. */
export interface RenderWorker {
  readonly loaded: Set<BundleKey>;
  /** Sends one message and waits at most `budgetMs`; a worker past its budget is ended. One message at a time. */
  ask(message: ToWorker, budgetMs: number): Promise<WorkerResult>;
  end(): Promise<void>;
}

/** Starts a worker with no environment and a bounded heap. */
export function startRenderWorker(file: URL): RenderWorker {
  const worker = new Worker(file, {
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  worker.unref();
  // A worker that breaks between two messages must not end the server; the next message finds it gone.
  worker.on('error', () => undefined);
  return {
    loaded: new Set(),
    ask: (message, budgetMs) => ask(worker, message, budgetMs),
    end: async () => void (await worker.terminate()),
  };
}

function ask(worker: Worker, message: ToWorker, budgetMs: number): Promise<WorkerResult> {
  return new Promise((resolve) => {
    const gone = (reason: string): WorkerResult => ({ ok: false, gone: true, message: reason });
    const onMessage = (result: FromWorker) => settle(result);
    const onError = (error: Error) => settle(gone(error.message));
    const onExit = () => settle(gone('The worker has ended.'));
    const timer = setTimeout(() => {
      void worker.terminate();
      settle(gone(`It took longer than ${budgetMs} ms.`));
    }, budgetMs);
    const settle = (result: WorkerResult) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      resolve(result);
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(message);
  });
}
