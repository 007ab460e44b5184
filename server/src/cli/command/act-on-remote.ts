import { findPublished } from '../../site/registry/publish/find-published';
import { changeRule } from '../../site/registry/registry.store';
import { ruleAfter, type RuleAct } from '../../site/registry/release-rule';
import type { CommandDeps, CommandResult } from './command';

export interface TerminalAct {
  readonly remote: string;
  readonly reason: string;
  readonly act: RuleAct;
  readonly done: string;
}

/** Changes a remote's current rule. Fails if the remote or the version was never published. */
export async function actOnRemote(
  { db, signing, who }: CommandDeps,
  { remote, reason, act, done }: TerminalAct,
): Promise<CommandResult> {
  if ('version' in act && !(await findPublished({ db, signing: await signing() }, { remote, version: act.version })))
    return { ok: false, reason: `${remote} has no version ${act.version}. The command "list" shows what there is.` };
  const { rule } = await changeRule(db, {
    remote,
    note: { who, reason },
    change: (current) => current && ruleAfter(current, act),
  });
  return rule
    ? { ok: true, lines: [done] }
    : { ok: false, reason: `${remote} has never been published. The command "list" shows what there is.` };
}
