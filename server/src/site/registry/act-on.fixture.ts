import type { Database } from '../../platform/schema/database';
import { changeRule } from './registry.store';
import { ruleAfter, type RuleAct } from './release-rule';

/** Does to a remote what ops do, by the database alone: instances and pages must hear of it by themselves. */
export function actOn(db: Database, remote: string, act: RuleAct): ReturnType<typeof changeRule> {
  return changeRule(db, {
    remote,
    note: { who: 'test', reason: act.kind },
    change: (current) => current && ruleAfter(current, act),
  });
}
