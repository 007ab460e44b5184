import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { PageDraft } from 'shared-types/admin/pages/page-draft';
import { applyPatch } from '../patch/apply-patch';
import { diff } from '../patch/diff';
import type { EditorModel, QueuedChange } from './editor-model';
import { isOfStep, rebaseChange, type NewBase, type Rebased } from './rebase-change';

/**
 * Puts the own changes on top of a draft that the server has sent; if others have changed the same places, the draft waits
 * as a conflict. While a change is being sent, or for a draft older than what is known, nothing happens.
 */
export function takeDraft(model: EditorModel, draft: PageDraft): EditorModel {
  const { base, queue } = model;
  if (model.sending || draft.revision < Math.max(base.revision, base.behind ?? 0)) return model;
  const { people, status, isChanged } = draft;
  // Own steps come and go with revisions alone.
  const steps = draft.revision === base.revision ? model.steps : draft.changes;
  const known = { ...model, people, status, isChanged, steps };
  const theirs = diff(base.content, draft.content);
  // The same content, with everything shared that is unchanged: its views need not be rendered again.
  const served = applyPatch(base.content, theirs) ?? draft.content;
  const rebased = rebase(queue, { before: base.content, onto: served, theirs });
  if (rebased.places.length > 0) return { ...known, conflict: { kind: 'draft', draft, places: rebased.places } };
  const conflict = model.conflict?.kind === 'draft' ? undefined : model.conflict;
  const next = { content: served, revision: draft.revision };
  return { ...known, base: next, queue: rebased.queue, content: rebased.content, conflict };
}

interface RebasedQueue {
  readonly content: PageContent;
  readonly queue: EditorModel['queue'];
  /** Pointers where the queue conflicts with what has led to the content; empty if it does not. */
  readonly places: readonly string[];
}

/** The queue on top of another content, without changes that others have made as well and the undo steps of those. */
function rebase(queue: EditorModel['queue'], { before, onto, theirs }: NewBase): RebasedQueue {
  let own: PageContent | undefined = before;
  const places = new Set<string>();
  const alreadyMade = new Set<string>();
  let done: RebasedQueue = { content: onto, queue: [], places: [] };
  for (const change of queue) {
    const base = { before: own ?? before, onto: done.content, theirs };
    const rebased: Rebased | undefined = isOfStep(change, alreadyMade) ? undefined : rebaseChange(change, base);
    own = own && applyPatch(own, change.patch);
    if (rebased?.places) rebased.places.forEach((place) => places.add(place));
    else if (!rebased || rebased.change.patch.length === 0) alreadyMade.add(change.key);
    else done = { ...done, content: rebased.content, queue: [...done.queue, rebased.change] };
  }
  if (places.size > 0) return { ...done, places: [...places] };
  // A queue that is as it was need not be kept again.
  const isSame = done.queue.length === queue.length && done.queue.every((change, at) => change === queue[at]);
  return isSame ? { ...done, queue } : done;
}

/** The content with all changes of a queue; undefined if one does not fit. */
export function applyAll(content: PageContent, queue: readonly Pick<QueuedChange, 'patch'>[]): PageContent | undefined {
  return queue.reduce<PageContent | undefined>((before, { patch }) => before && applyPatch(before, patch), content);
}
