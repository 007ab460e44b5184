import type { Services } from '../site/services';
import { loadSamples, publishBuild } from './prepare';
import type { Fault, PageNews } from '../site/development/page-news';

/** A message to the server from the program that watches the sources. */
export interface Order {
  readonly built: readonly string[];
  readonly samples: boolean;
  /** Packages that failed to build. */
  readonly faults: readonly Fault[];
}

const NOT_LIVE = 'was built, but is not live';
const NOT_LOADED = 'The sample sites could not be loaded';

/** Carries out messages one after the other: publishes builds and notifies open pages. */
export function createCarryOut(services: Services, news: PageNews): (order: Order) => Promise<void> {
  const own = new Map<string, Fault>();
  let former = Promise.resolve();

  const attempt = async (title: string, work: () => Promise<string | undefined>): Promise<void> => {
    const text = await work().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    if (text === undefined) own.delete(title);
    else own.set(title, { title, text });
  };

  const carryOut = async ({ built, samples, faults }: Order): Promise<void> => {
    for (const name of built) await attempt(`${name} ${NOT_LIVE}`, () => publishOne(services, name));
    await services.registry.reload();
    if (samples) await attempt(NOT_LOADED, () => loadSamples(services).then(() => undefined));
    news.publish({ isNew: built.length > 0 || samples, faults: [...faults, ...own.values()] });
  };
  return (order) => (former = former.then(() => carryOut(order)));
}

/** Why the package's build is not live; undefined if it is. */
async function publishOne(services: Services, name: string): Promise<string | undefined> {
  const result = await publishBuild(services, name, { who: 'dev', reason: 'its sources changed' });
  if (!result.ok) return result.reason;
  if (result.isDefault) return undefined;
  return `Another version has been set by hand and stays: npm run remotes -- set ${name} ${result.version}`;
}
