import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { TagsStep } from '../../platform/schema/tables/site.tables';
import type { RecordRule } from '../page-records/record-rule';
import { recordTags } from './record-tags';
import { areSame, retagged, type TagsRule } from './retagged';

/** Changes pages by a rule, and records what it changes. */
export interface RecordedRule extends RecordRule {
  readonly steps: readonly TagsStep[];
}

export function recordedRule(rule: TagsRule): RecordedRule {
  const steps: TagsStep[] = [];
  return {
    steps,
    changed(content, of) {
      const changed = retagged(content, rule, of);
      const tagsOf = ({ record }: PageContent) => recordTags(record) ?? [];
      if (changed) steps.push({ ...of, before: tagsOf(content), after: tagsOf(changed) });
      return changed;
    },
  };
}

/**
 * Undoes steps. Pages whose tags somebody has changed since stay as they are. For a draft that was published meanwhile, the
 * step of the draft counts.
 */
export function undoingRule(steps: readonly TagsStep[]): TagsRule {
  return (tags, { pageId, isDraft }) => {
    const found = steps.filter((step) => step.pageId === pageId && areSame(step.after, tags));
    return (found.find((step) => step.isDraft === isDraft) ?? found[0])?.before;
  };
}
