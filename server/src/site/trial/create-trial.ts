import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { DeployReason } from 'shared-types/site/deploy';
import { registerSiteLookup } from '../../http/site-of-request';
import { createRenderPool } from '../../render/render-pool';
import { createMemo } from '../directory/memo';
import type { SiteDirectory } from '../directory/site-directory';
import { createFragmentCache } from '../page/fragment-cache';
import { createPageComposer } from '../page/page-composer';
import type { PageDeps } from '../page/page-deps';
import { registryWith, type Candidate } from './candidate';
import { createTrialLog } from './trial-log';
import { trialPages, type TrialPage } from './trial-pages';

const SERVER_ERROR = 500;
/** A first rendering takes longer than those after it, and here each is one; what loops never ends in any budget. */
const BUDGET_TIMES = 5;
/** Whoever has so many pages to mend need not wait for the others. */
const MOST_FAULTY_PAGES = 5;

/** Tries a build on real pages before it is a version. */
export interface Trial {
  /** What of it does not work there. */
  run(candidate: Candidate): Promise<DeployReason[]>;
}

/** What a trial puts pages together with: what pages are put together with otherwise, and where sites are found. */
export interface TrialDeps {
  readonly pages: Omit<PageDeps, 'pool' | 'fragments' | 'factTexts'>;
  readonly sites: SiteDirectory;
  /** The built worker. */
  readonly workerFile: URL;
}

/**
 * Makes the trial: pages of real sites are put together as for a visitor, with the candidate in place of what is live of its
 * remote and everything else as it is live, in a worker of its own. Nothing of that is kept, and no visitor gets it.
 *
 * @implements PLAT-02
 */
export function createTrial({ pages, sites, workerFile }: TrialDeps): Trial {
  const { config, db } = pages;
  return {
    async run(candidate) {
      const registry = registryWith(pages.registry, candidate);
      const { log, take } = createTrialLog();
      const pool = createRenderPool({ workerFile, size: 1, codeOf: (key) => registry.serverCode(key) });
      const budgets = {
        blockBudgetMs: config.blockBudgetMs * BUDGET_TIMES,
        pageBudgetMs: config.pageBudgetMs * BUDGET_TIMES,
      };
      const composer = createPageComposer({
        ...pages,
        config: { ...config, ...budgets },
        registry,
        log,
        pool,
        fragments: createFragmentCache(0),
        factTexts: createMemo(0),
      });
      const app = Fastify();
      await app.register(fastifyCookie);
      registerSiteLookup(app, sites);
      app.get('/*', (request, reply) => composer.send(request, reply));
      try {
        const faulty: DeployReason[][] = [];
        for (const page of await trialPages({ db, sites, appDomain: config.appDomain }, candidate.manifest)) {
          const reasons = await tryPage(app, { page, candidate, take });
          if (reasons.length > 0) faulty.push(reasons);
          if (faulty.length === MOST_FAULTY_PAGES) break;
        }
        return firstOfEach(faulty.flat());
      } finally {
        await app.close();
        await pool.close();
      }
    },
  };
}

interface TriedPage {
  readonly page: TrialPage;
  readonly candidate: Candidate;
  readonly take: ReturnType<typeof createTrialLog>['take'];
}

async function tryPage(
  app: FastifyInstance,
  { page: { host, site, path }, candidate: { manifest }, take }: TriedPage,
): Promise<DeployReason[]> {
  const { statusCode } = await app.inject({ method: 'GET', url: path, headers: { host, accept: 'text/html' } });
  const faults = take().filter(({ remote, version }) => remote === manifest.name && version === manifest.version);
  const where = `${path} of ${site}`;
  if (faults.length === 0 && statusCode >= SERVER_ERROR)
    return [
      {
        what: 'With this build the page cannot be put together.',
        where,
        mend: 'Look what its server bundle does when it is loaded, and whether it has everything it needs there.',
      },
    ];
  return faults.map(({ feature, reason }) => ({
    what: `${feature} could not be rendered: ${reason}`,
    where,
    mend: 'Render it with what that page shows, in a test, and mend what fails there.',
  }));
}

/** One of those that say the same. */
function firstOfEach(reasons: readonly DeployReason[]): DeployReason[] {
  const known = new Set<string>();
  return reasons.filter(({ what }) => !known.has(what) && known.add(what));
}
