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
/** Each rendering is a first one, which takes longer than later ones. */
const BUDGET_TIMES = 5;
/** Enough for one correction; more pages would only take longer. */
const MOST_FAULTY_PAGES = 5;

/** Tests a build on real pages before it becomes a version. */
export interface DryRun {
  /** Reasons against the candidate; empty if it works. */
  run(candidate: Candidate): Promise<DeployReason[]>;
}

export interface DryRunDeps {
  readonly pages: Omit<PageDeps, 'pool' | 'fragments' | 'stateTexts'>;
  readonly sites: SiteDirectory;
  /** Path of the program of render processes. */
  readonly program: string;
}

/** Renders pages as for a visitor, with the live versions of one registry. */
interface Looker {
  /** Status of a page, and what failed on it. */
  look(page: DryRunPage): Promise<{ readonly statusCode: number; readonly faults: readonly Fault[] }>;
  close(): Promise<void>;
}

/**
 * Renders pages of real sites as for an anonymous visitor, with the candidate in place of its remote's live version. The
 * candidate has a render process of its own; nothing is cached or sent to visitors. Faults that the live version also has,
 * such as invalid settings of a block, do not count.
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
  // Dry runs have no cookies.
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

/** Faults of features that have more of them than before. */
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

function firstOfEach(reasons: readonly DeployReason[]): DeployReason[] {
  const known = new Set<string>();
  return reasons.filter(({ what }) => !known.has(what) && known.add(what));
}
