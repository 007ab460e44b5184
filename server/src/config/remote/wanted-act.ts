import type { RemoteAct } from 'shared-types/config/remote';
import type { Manifest } from 'shared-types/manifest';
import type { Database } from '../../schema/database';
import { SHELL } from '../../site/registry/registry';
import { listArtifacts, readArtifact, type StandingRule } from '../../site/registry/registry.store';
import type { RuleAct } from '../../site/registry/release-rule';
import type { ErrorCode } from '../../errors';

/** What somebody asks to do with a remote. */
export interface AskedAct {
  readonly act: RemoteAct;
  readonly version?: string | undefined;
  readonly html?: 'on' | undefined;
}

/** What is to be done, with the manifest of the version that is live then; or why it cannot be. */
export type WantedAct =
  | { readonly ok: true; readonly act: RuleAct; readonly manifest: Manifest }
  | { readonly ok: false; readonly code: ErrorCode };

/** Looks up what is asked for. */
export async function wantedAct(db: Database, rule: StandingRule, asked: AskedAct): Promise<WantedAct> {
  const { remote } = rule;
  if (asked.act === 'disable' && remote === SHELL) return { ok: false, code: 'config/remote-lasting' };
  const [newest] = asked.act === 'follow' ? await listArtifacts(db, { remote, most: 1 }) : [];
  const act = ruleAct(asked, newest?.version ?? '');
  const version = act.kind === 'set' ? act.version : act.kind === 'follow' ? act.newest : (rule.version ?? '');
  const artifact = await readArtifact(db, remote, version);
  if (!artifact) return { ok: false, code: 'config/remote-version-gone' };
  return { ok: true, act, manifest: artifact.manifest };
}

function ruleAct({ act, version = '', html }: AskedAct, newest: string): RuleAct {
  if (act === 'disable') return { kind: act, keepsHtml: html === undefined };
  if (act === 'set') return { kind: act, version };
  return act === 'follow' ? { kind: act, newest } : { kind: act };
}
