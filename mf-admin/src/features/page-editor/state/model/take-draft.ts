import type { Patch } from 'shared-types/admin/pages/page-change';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { PageDraft } from 'shared-types/admin/pages/page-draft';
import { applyPatch } from '../patch/apply-patch';
import { diff } from '../patch/diff';
import { findConflicts } from '../patch/find-conflicts';
import type { EditorModel, QueuedChange } from './editor-model';

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
  const { content, places } = rebase(queue, served, theirs);
  if (places.length > 0) return { ...known, conflict: { kind: 'draft', draft, places } };
  const conflict = model.conflict?.kind === 'draft' ? undefined : model.conflict;
  const next = { content: served, revision: draft.revision };
  return { ...known, base: next, content: content ?? model.content, conflict };
}

/** The queue on top of a content, or the pointers where it conflicts with what has led there. */
function rebase(
  queue: readonly QueuedChange[],
  onto: PageContent,
  theirs: Patch,
): { readonly content?: PageContent; readonly places: readonly string[] } {
  const places = queue.flatMap(({ patch }) => findConflicts(patch, theirs));
  if (places.length > 0) return { places: [...new Set(places)] };
  const content = applyAll(onto, queue);
  return content ? { content, places } : { places: queue.flatMap(({ patch }) => patch.map(({ path }) => path)) };
}

/** The content with all changes of a queue; undefined if one does not fit. */
export function applyAll(content: PageContent, queue: readonly Pick<QueuedChange, 'patch'>[]): PageContent | undefined {
  return queue.reduce<PageContent | undefined>((before, { patch }) => before && applyPatch(before, patch), content);
}
