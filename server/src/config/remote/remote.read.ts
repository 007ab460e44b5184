import type { RemoteAct, RemoteView, RemoteVersion } from 'shared-types/config/remote';
import type { Database } from '../../schema/database';
import type { Read } from '../../site/page/read';
import { SHELL } from '../../site/registry/registry';
import { listArtifacts } from '../../site/registry/artifact.store';
import { readRule, type StandingRule } from '../../site/registry/registry.store';
import { mayDo } from '../../site/session/capabilities';
import { changeView, lastChanges, type StoredChange } from '../remotes/release-changes.store';
import { standings } from '../remotes/standings.store';
import { troubleViews } from '../remotes/trouble-views';
import { timeText } from '../time-text';

/** Versions and changes on the page. */
const MOST = 100;

/** The remote that the address names, for those who may see what runs on the platform. */
export const remoteRead = {
  name: 'config/remote/remote',
  scope: 'query',
  read: async ({ services: { db, registry }, site: { locale }, page, visitor: { account } }) => {
    if (!account || !mayDo(account, 'remotes.read')) return null;
    const remote = page.params.token ?? '';
    const rule = await readRule(db, remote);
    const [standing] = await standings(db, locale, remote);
    if (!rule || !standing) return null;
    const changes = await lastChanges(db, { remote, most: MOST });
    const back = versionBefore(rule, changes);
    return {
      ...standing,
      ...troubleViews(
        registry.troubles().filter((trouble) => trouble.remote === remote),
        locale,
      ),
      versions: await versionsOf(db, remote, locale),
      ...(back === undefined ? {} : { back }),
      changes: changes.map((change) => changeView(change, locale)),
      seen: rule.serial,
      isUndoable: (changes[0]?.before ?? null) !== null,
      acts: mayDo(account, 'remotes.change') ? actsFor(rule) : [],
    } satisfies RemoteView;
  },
} satisfies Read<'config/remote/remote'>;

/** The version that was live before this one. */
function versionBefore({ version }: StandingRule, changes: readonly StoredChange[]): string | undefined {
  const last = changes.find(({ before, after }) => before?.version !== after.version && after.version === version);
  return last?.before?.version ?? undefined;
}

async function versionsOf(db: Database, remote: string, locale: string): Promise<RemoteVersion[]> {
  const rows = await listArtifacts(db, { remote, most: MOST });
  return rows.map(({ version, published_at: at }) => ({ version, publishedText: timeText(at, locale) }));
}

/** What can be done with a remote as it stands. Pages are made by the shell, so it cannot be switched off. */
function actsFor({ remote, enabled, renders, set_by: setBy, canary, pins, off_at: offAt }: StandingRule): RemoteAct[] {
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
