import type { PageDraft } from 'shared-types/admin/pages/page-draft';
import { applyPatch } from '../patch/apply-patch';
import type { DraftBase, EditorModel, QueuedChange, Sending } from './editor-model';
import { endKnownSending } from './send-change';
import { applyAll, takeDraft } from './take-draft';

/** What a browser keeps of unsent changes. */
export interface KeptChanges {
  readonly base: DraftBase;
  readonly queue: readonly QueuedChange[];
  readonly sending?: Sending;
}

/**
 * A model with changes that an earlier editor has not sent, on top of the newest draft. If the server may have one of them,
 * the draft is taken later, once that is known. Changes of the model itself follow. Undefined if the changes do not fit what
 * was kept with them.
 */
export function restore(model: EditorModel, kept: KeptChanges, draft: PageDraft): EditorModel | undefined {
  const content = applyAll(kept.base.content, kept.queue);
  if (!content) return undefined;
  const restored = endKnownSending({ ...model, ...kept, content }, draft);
  return withChanges(restored.sending ? withBehind(restored, draft.revision) : takeDraft(restored, draft), model.queue);
}

function withBehind(model: EditorModel, revision: number): EditorModel {
  const { base } = model;
  const behind = Math.max(revision, base.behind ?? 0);
  return behind > base.revision ? { ...model, base: { ...base, behind } } : model;
}

/** With changes that were made in the moment before. */
function withChanges(model: EditorModel, queue: readonly QueuedChange[]): EditorModel {
  return queue.reduce((before, change) => {
    const content = applyPatch(before.content, change.patch);
    return content ? { ...before, content, queue: [...before.queue, change] } : before;
  }, model);
}
