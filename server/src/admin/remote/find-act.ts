import type { RemoteAct } from 'shared-types/admin/remote';
import type { Manifest } from 'shared-types/manifest';
import type { ErrorCode } from '../../platform/errors';
import { hasSite } from '../../site/host/has-site';
import { findPublished, newestPublished, type FindDeps } from '../../site/registry/publish/find-published';
import { SHELL } from '../../site/registry/registry';
import type { CurrentRule } from '../../site/registry/registry.store';
import type { RuleAct } from '../../site/registry/release-rule';

export interface SentAct {
  readonly act: RemoteAct;
  readonly version?: string | undefined;
  readonly html?: 'on' | undefined;
  readonly percent?: number | undefined;
  readonly site?: string | undefined;
}

/** The act, with the manifest of its version unless the live one cannot be trusted; or why it is impossible. */
export type FoundAct =
  | { readonly ok: true; readonly act: RuleAct; readonly manifest: Manifest | undefined }
  | { readonly ok: false; readonly code: ErrorCode };

/** Acts that require the site to exist; acts that end something do not. */
const NAMES_A_SITE: ReadonlySet<RemoteAct> = new Set(['pin', 'disableAt']);

export async function findAct(deps: FindDeps, rule: CurrentRule, sent: SentAct): Promise<FoundAct> {
  const { remote } = rule;
  if (sent.act === 'disable' && remote === SHELL) return { ok: false, code: 'admin/remote-lasting' };
  if (NAMES_A_SITE.has(sent.act) && !(await hasSite(deps.db, sent.site ?? '')))
    return { ok: false, code: 'admin/remote-site-gone' };
  const newest = sent.act === 'follow' ? await newestPublished(deps, remote) : undefined;
  const act = ruleAct(sent, newest ?? '');
  const named = versionIn(act);
  const manifest = await findPublished(deps, { remote, version: named ?? rule.version ?? '' });
  // A live version that cannot be trusted can still be disabled.
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

/** The version of an act, if any. */
export function versionIn(act: RuleAct): string | undefined {
  if (act.kind === 'follow') return act.newest;
  return 'version' in act ? act.version : undefined;
}
