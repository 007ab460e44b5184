import type { Patch } from 'shared-types/admin/pages/page-change';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { PageDraft } from 'shared-types/admin/pages/page-draft';
import { applyPatch } from '../patch/apply-patch';
import { diff } from '../patch/diff';
import type { EditorModel, QueuedChange } from './editor-model';
import { mergeContents } from './merge-contents';
import { isOfStep, rebaseChange } from './rebase-change';
import { forceStep, type Mark } from './undo-step';

export type Choice = 'mine' | 'theirs';

/** Ends a conflict. */
export function settle(model: EditorModel, choice: Choice, mark: Mark): EditorModel {
  const { conflict } = model;
  if (!conflict) return model;
  const open = { ...model, conflict: undefined };
  if (conflict.kind === 'draft') return settleDraft(open, conflict.draft, { choice, ...mark });
  const forced = choice === 'mine' && conflict.change ? forceStep(open, conflict.change, mark) : open;
  return forced === open ? { ...open, skipped: [...model.skipped, conflict.step] } : forced;
}

function settleDraft(
  model: EditorModel,
  draft: PageDraft,
  { choice, key, at }: Mark & { choice: Choice },
): EditorModel {
  const { content, revision } = draft;
  const split = keepOthers(model, content);
  const settled = { ...model, base: { content, revision }, refusal: undefined, ...split };
  if (choice === 'theirs') return settled;
  const target = mergeContents({ base: model.base.content, mine: model.content, theirs: content });
  const patch = diff(split.content, target);
  if (patch.length === 0) return settled;
  const inverse = diff(target, split.content);
  const change: QueuedChange = { key, label: 'settleConflict', patch, inverse, since: at, at };
  return { ...settled, content: target, queue: [...split.queue, change] };
}

/** The own changes on top of a draft, without those that conflict with it and those that build on a change left out. */
function keepOthers(model: EditorModel, draft: PageContent): Pick<EditorModel, 'content' | 'queue'> {
  let theirs: Patch = diff(model.base.content, draft);
  let before: PageContent | undefined = model.base.content;
  const left = new Set<string>();
  return model.queue.reduce<Pick<EditorModel, 'content' | 'queue'>>(
    ({ content, queue }, change) => {
      const isFree = !isOfStep(change, left);
      const rebased = isFree && before ? rebaseChange(change, { before, onto: content, theirs }) : undefined;
      before = before && applyPatch(before, change.patch);
      if (rebased?.change && rebased.change.patch.length > 0)
        return { content: rebased.content, queue: [...queue, rebased.change] };
      // A change whose patch is now empty was made by others as well, and is in `theirs` already.
      theirs = [...theirs, ...(rebased?.change ? [] : change.patch)];
      left.add(change.key);
      return { content, queue };
    },
    { content: draft, queue: [] },
  );
}
