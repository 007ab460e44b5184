import { randomBytes } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { Manifest } from 'shared-types/manifest';
import type { DeployReason } from 'shared-types/site/deploy';
import { createCookieSeal } from '../../platform/http/cookie/cookie-seal';
import { registerSiteCookies } from '../../platform/http/cookie/site-cookies';
import { registerSiteLookup } from '../request/site-of-request';
import type { BundleKey } from '../../platform/render/protocol';
import { createRenderPool } from '../../platform/render/render-pool';
import { createMemo } from '../directory/memo';
import type { SiteDirectory } from '../directory/site-directory';
import { createPageComposer } from '../page/page-composer';
import type { PageDeps } from '../page/page-deps';
import { bundleKey } from '../registry/artifact/bundle-key';
import type { Registry } from '../registry/registry';
import { registryWith, type Candidate } from './candidate';
import { createDryRunLog, type Fault } from './dry-run-log';
import { dryRunPages, type DryRunPage } from './dry-run-pages';

const SERVER_ERROR = 500;
const SEAL_BYTES = 32;
/** A first rendering takes longer than those after it, and here each is one; what loops never ends in any budget. */
const BUDGET_TIMES = 5;
/** Anyone who has so many pages to mend need not wait for the others. */
const MOST_FAULTY_PAGES = 5;

/** Tries a build on real pages before it is a version. */
export interface DryRun {
  /** What of it does not work there. */
  run(candidate: Candidate): Promise<DeployReason[]>;
}

/** What a dry run puts pages together with: what pages are put together with otherwise, and where sites are found. */
export interface DryRunDeps {
  readonly pages: Omit<PageDeps, 'pool' | 'fragments' | 'stateTexts'>;
  readonly sites: SiteDirectory;
  /** The built program of render processes. */
  readonly program: string;
}

/** Puts pages together by what one registry says, as for a visitor. */
interface Looker {
  /** What a page answers, and what did not work on it. */
  look(page: DryRunPage): Promise<{ readonly statusCode: number; readonly faults: readonly Fault[] }>;
  close(): Promise<void>;
}

/**
 * Makes the dry run: pages of real sites are put together as for a visitor, with the candidate in place of what is live of its
 * remote and everything else as it is live, in processes that render nothing else, the
 * candidate in one of its own. Nothing of that is kept, and no visitor gets it. What does
 * not work with the live version either, like a block that a site has filled in wrongly, is not held against the candidate.
 *
 * @implements PLAT-02
 */
export function createDryRun(deps: DryRunDeps): DryRun {
  const { pages, sites } = deps;
  const { config, db, registry } = pages;
  return {
    async run(candidate) {
      const tried = await openLooker(deps, {
        registry: registryWith(registry, candidate),
        alone: bundleKey(candidate.manifest),
      });
      let live: Looker | undefined;
      try {
        const faulty: DeployReason[][] = [];
        for (const page of await dryRunPages({ db, sites, appDomain: config.appDomain }, candidate.manifest)) {
          const { statusCode, faults } = await tried.look(page);
          const own = faults.filter((fault) => isOf(fault, candidate.manifest));
          if (own.length === 0 && statusCode < SERVER_ERROR) continue;
          live ??= await openLooker(deps, { registry });
          const before = await live.look(page);
          const reasons =
            own.length > 0
              ? beyond(own, before.faults).map((fault) => faultReason(fault, page))
              : before.statusCode < SERVER_ERROR
                ? [pageReason(page)]
                : [];
          if (reasons.length > 0) faulty.push(reasons);
          if (faulty.length === MOST_FAULTY_PAGES) break;
        }
        return firstOfEach(faulty.flat());
      } finally {
        await tried.close();
        await live?.close();
      }
    },
  };
}

async function openLooker(
  { pages, sites, program }: DryRunDeps,
  { registry, alone }: { readonly registry: Registry; readonly alone?: BundleKey },
): Promise<Looker> {
  const { config } = pages;
  const { log, take } = createDryRunLog();
  const pool = createRenderPool({
    program,
    size: 1,
    codeOf: (key) => registry.serverCode(key),
    ...(alone === undefined ? {} : { alone }),
  });
  const budgets = {
    blockBudgetMs: config.blockBudgetMs * BUDGET_TIMES,
    pageBudgetMs: config.pageBudgetMs * BUDGET_TIMES,
  };
  const composer = createPageComposer({
    ...pages,
    triesOnce: true,
    config: { ...config, ...budgets },
    registry,
    log,
    pool,
    stateTexts: createMemo(0),
  });
  const app = Fastify();
  await app.register(fastifyCookie);
  // Nobody brings a cookie here.
  registerSiteCookies(app, createCookieSeal(randomBytes(SEAL_BYTES)));
  registerSiteLookup(app, sites);
  app.get('/*', (request, reply) => composer.send(request, reply));
  return {
    async look({ host, path }) {
      const { statusCode } = await app.inject({ method: 'GET', url: path, headers: { host, accept: 'text/html' } });
      return { statusCode, faults: take() };
    },
    async close() {
      await app.close();
      await pool.close();
    },
  };
}

function isOf(fault: Fault, { name, version }: Manifest): boolean {
  return fault.remote === name && fault.version === version;
}

/** Those faults of a build that are more, of a feature, than there were before. */
function beyond(faults: readonly Fault[], before: readonly Fault[]): Fault[] {
  const known = before.map(({ feature }) => feature);
  return faults.filter(({ feature }) => {
    const at = known.indexOf(feature);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

function pageReason({ path, site }: DryRunPage): DeployReason {
  return {
    what: 'With this build the page cannot be put together.',
    where: `${path} of ${site}`,
    mend: 'Check what its server bundle does when it is loaded, and whether everything it needs is available there.',
  };
}

function faultReason({ feature, reason }: Fault, { path, site }: DryRunPage): DeployReason {
  return {
    what: `${feature} could not be rendered: ${reason}`,
    where: `${path} of ${site}`,
    mend: 'Render it with the data of that page in a test, and fix what fails there.',
  };
}

/** One of those that say the same. */
function firstOfEach(reasons: readonly DeployReason[]): DeployReason[] {
  const known = new Set<string>();
  return reasons.filter(({ what }) => !known.has(what) && known.add(what));
}
