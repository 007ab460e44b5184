import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageContext } from 'shared-types/site/context';
import type { RenderJob } from './protocol';

/** The built worker. */
export const WORKER_FILE = pathToFileURL(join(import.meta.dirname ?? __dirname, '../../dist/worker.js'));
/** Long enough that a busy machine keeps no sound view from it. */
export const JOB_MS = 400;

/** What differs from other jobs: parts of it, the id of its block, and the milliseconds its view is told. */
type JobWishes = Partial<RenderJob> & { readonly id?: string; readonly ms?: number };

/** A page nobody else shows. */
export const somePage = () => ({ locale: 'en' }) as PageContext;

/** A job of a feature of the bundle `blocks`; its block has the feature's name, unless it is told another. */
export function renderJob(feature: string, { id = feature, ms = 0, ...rest }: JobWishes = {}): RenderJob {
  const props = { block: { id, type: 1, settings: {} }, data: { ms } };
  return {
    shell: 'shell',
    bundle: 'blocks',
    task: { kind: 'feature', feature, props } as unknown as RenderJob['task'],
    context: somePage(),
    perRequest: { crumb: '', key: '', return: '' },
    budget: { jobMs: JOB_MS, pageMs: 1000 },
    ...rest,
  };
}
