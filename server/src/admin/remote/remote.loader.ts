import type { RecentVersion, RemoteAct, RemoteView, RemoteVersion } from 'shared-types/admin/remote';
import type { Database } from '../../platform/schema/database';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import type { Site } from '../../site/directory/site';
import type { Loader, LoadContext } from '../../site/page/loader';
import { SHELL } from '../../site/registry/registry';
import { listArtifacts } from '../../site/registry/artifact/artifact.store';
import { readRule, type CurrentRule } from '../../site/registry/registry.store';
import { mayDo } from '../../site/session/capabilities';
import { changeView, lastChanges, type StoredChange } from '../remotes/release-changes.store';
import { createFigureTexts } from '../insights/figure-texts';
import { percentileOf } from '../insights/percentile-of';
import { countStarts, recentFigures, type VersionFigures } from '../remotes/recent-figures.store';
import { statuses, type Writing } from '../remotes/statuses.store';
import { troubleViews } from '../remotes/trouble-views';
import { timeText } from '../../platform/time-text';

/** Most versions and changes on the page. */
const MOST = 100;

/** The remote in the address, for accounts that may see remotes; after signing out only its name. */
export const remoteLoader = {
  name: 'admin/remote/remote',
  scope: 'query',
  load: async ({ services, site, page, visitor: { account } }) => {
    const { token: remote = '' } = page.params;
    if (!account) return signedOut(remote);
    if (!mayDo(account, 'remotes.read')) return null;
    return (await remoteView(services, { remote, site, account })) ?? null;
  },
  entryName: ({ name }) => name,
} satisfies Loader<'admin/remote/remote'>;

/** The same view for existing and unknown remotes. */
function signedOut(name: string): RemoteView {
  return {
    isSignedOut: true,
    name,
    version: null,
    enabled: false,
    renders: false,
    isFollowing: false,
    pins: [],
    offAt: [],
    errors: 0,
    versions: [],
    changes: [],
    seen: 0,
    isUndoable: false,
    acts: [],
  };
}

interface RemoteInput {
  readonly remote: string;
  readonly site: Site;
  readonly account: SignedInAccount;
}

/** The view of a remote in a site's language, without a check of access; `undefined` for an unknown remote. */
export async function remoteView(
  { db, registry }: LoadContext['services'],
  { remote, site, account }: RemoteInput,
): Promise<RemoteView | undefined> {
  const rule = await readRule(db, remote);
  const [current] = await statuses(db, site, remote);
  if (!rule || !current) return undefined;
  const changes = await lastChanges(db, { remote, most: MOST });
  const back = versionBefore(rule, changes);
  return {
    ...current,
    ...troubleViews(
      registry.troubles().filter((trouble) => trouble.remote === remote),
      site.locale,
    ),
    versions: await versionsOf(db, remote, site),
    ...(back === undefined ? {} : { back }),
    changes: changes.map((change) => changeView(change, site)),
    seen: rule.serial,
    isUndoable: (changes[0]?.before ?? null) !== null,
    acts: mayDo(account, 'remotes.change') ? actsFor(rule) : [],
  };
}

function versionBefore({ version }: CurrentRule, changes: readonly StoredChange[]): string | undefined {
  const last = changes.find(({ before, after }) => before?.version !== after.version && after.version === version);
  return last?.before?.version ?? undefined;
}

async function versionsOf(db: Database, remote: string, how: Writing): Promise<RemoteVersion[]> {
  const [rows, figures] = await Promise.all([listArtifacts(db, { remote, most: MOST }), recentFigures(db, remote)]);
  const texts = createFigureTexts(how);
  const all = figures.reduce((sum, { starts }) => sum + countStarts(starts), 0);
  const recentOf = ({ starts, errors }: VersionFigures): RecentVersion => {
    const start = percentileOf(starts);
    if (start === undefined) return { errors };
    return { shareText: texts.percent(countStarts(starts) / all), startText: texts.metric(start, 'ms'), errors };
  };
  return rows.map(({ version, published_at: at, deployed_by: deployedBy }) => {
    const found = figures.find((figure) => figure.version === version);
    return {
      version,
      publishedText: timeText(at, how),
      ...(deployedBy === null ? {} : { deployedBy }),
      ...(found ? { recent: recentOf(found) } : {}),
    };
  });
}

/** The possible acts. The shell creates the pages, so it cannot be disabled. */
function actsFor({ remote, enabled, renders, set_by: setBy, canary, pins, off_at: offAt }: CurrentRule): RemoteAct[] {
  return [
    ...(remote !== SHELL && (enabled || renders) ? ['disable' as const] : []),
    ...(enabled && renders ? [] : ['enable' as const]),
    'set',
    ...(setBy === 'person' ? ['follow' as const] : []),
    'canary',
    ...(canary ? ['endCanary' as const] : []),
    'pin',
    ...(Object.keys(pins).length > 0 ? ['unpin' as const] : []),
    'disableAt',
    ...(offAt.length > 0 ? ['enableAt' as const] : []),
  ];
}
