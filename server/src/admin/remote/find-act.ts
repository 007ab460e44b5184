import type { RemoteAct } from 'shared-types/admin/remote';
import type { Manifest } from 'shared-types/manifest';
import type { ErrorCode } from '../../platform/errors';
import { hasSite } from '../../site/host/has-site';
import { findPublished, newestPublished, type FindDeps } from '../../site/registry/publish/find-published';
import { SHELL } from '../../site/registry/registry';
import type { CurrentRule } from '../../site/registry/registry.store';
import type { RuleAct } from '../../site/registry/release-rule';

/** What somebody asks to do with a remote. */
export interface SentAct {
  readonly act: RemoteAct;
  readonly version?: string | undefined;
  readonly html?: 'on' | undefined;
  readonly percent?: number | undefined;
  readonly site?: string | undefined;
}

/** What is to be done, with the manifest of the version it is about, unless what is live cannot be trusted; or why it cannot be. */
export type FoundAct =
  | { readonly ok: true; readonly act: RuleAct; readonly manifest: Manifest | undefined }
  | { readonly ok: false; readonly code: ErrorCode };

/** What ends something of a site can be done when the site is gone, too. */
const NAMES_A_SITE: ReadonlySet<RemoteAct> = new Set(['pin', 'disableAt']);

/** Looks up what is asked for. */
export async function findAct(deps: FindDeps, rule: CurrentRule, sent: SentAct): Promise<FoundAct> {
  const { remote } = rule;
  if (sent.act === 'disable' && remote === SHELL) return { ok: false, code: 'admin/remote-lasting' };
  if (NAMES_A_SITE.has(sent.act) && !(await hasSite(deps.db, sent.site ?? '')))
    return { ok: false, code: 'admin/remote-site-gone' };
  const newest = sent.act === 'follow' ? await newestPublished(deps, remote) : undefined;
  const act = ruleAct(sent, newest ?? '');
  const named = versionIn(act);
  const manifest = await findPublished(deps, { remote, version: named ?? rule.version ?? '' });
  // What is live and cannot be trusted can be switched off all the same.
  if (!manifest && named !== undefined) return { ok: false, code: 'admin/remote-version-gone' };
  return { ok: true, act, manifest };
}

function ruleAct({ act, version = '', html, percent = 0, site = '' }: SentAct, newest: string): RuleAct {
  switch (act) {
    case 'disable':
      return { kind: act, keepsHtml: html === undefined };
    case 'set':
      return { kind: act, version };
    case 'follow':
      return { kind: act, newest };
    case 'canary':
      return { kind: act, version, percent };
    case 'pin':
      return { kind: act, site, version };
    case 'unpin':
    case 'disableAt':
    case 'enableAt':
      return { kind: act, site };
    default:
      return { kind: act };
  }
}

/** The version an act is about; `undefined` where it is about none. */
export function versionIn(act: RuleAct): string | undefined {
  if (act.kind === 'follow') return act.newest;
  return 'version' in act ? act.version : undefined;
}
