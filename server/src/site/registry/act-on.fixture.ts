import type { Database } from '../../platform/schema/database';
import { changeRule } from './registry.store';
import { ruleAfter, type RuleAct } from './release-rule';

/** Changes a remote as ops do, through the database only, so that instances and pages must notice. */
export function actOn(db: Database, remote: string, act: RuleAct): ReturnType<typeof changeRule> {
  return changeRule(db, {
    remote,
    note: { who: 'test', reason: act.kind },
    change: (current) => current && ruleAfter(current, act),
  });
}
