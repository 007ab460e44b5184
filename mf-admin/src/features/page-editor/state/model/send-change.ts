import type { PageDraft } from 'shared-types/admin/pages/page-draft';
import { applyPatch } from '../patch/apply-patch';
import { diff } from '../patch/diff';
import type { EditorModel, Sending } from './editor-model';
import { withStep } from './history';

/**
 * What can be sent next: the oldest change, or after a refusal all changes as one, which may mend what was refused.
 * Undefined while there is nothing, or something must be settled first.
 */
export function nextSending(model: EditorModel, newKey: string): Sending | undefined {
  const { base, queue, content, refusal, conflict } = model;
  const [first] = queue;
  if (!first || base.behind !== undefined || conflict?.kind === 'draft' || refusal?.queue === queue) return undefined;
  const { key, patch, inverse, label, undoes, redoes } = first;
  const { revision } = base;
  if (!refusal || queue.length === 1) {
    const step = { ...(undoes !== undefined && { undoes }), ...(redoes !== undefined && { redoes }) };
    return { change: { key, revision, patch, inverse, label, ...step }, covers: 1 };
  }
  const all = { patch: diff(base.content, content), inverse: diff(content, base.content) };
  return { change: { key: newKey, revision, ...all, label: queue.at(-1)?.label ?? label }, covers: queue.length };
}

/** The model while a change is being sent. Changes that take each other back are not sent at all. */
export function beginSending(model: EditorModel, sending: Sending): EditorModel {
  if (sending.change.patch.length > 0) return { ...model, sending };
  const { refusal: _refusal, ...rest } = model;
  return { ...rest, queue: model.queue.slice(sending.covers) };
}

/** The model once the server has the change that was sent. */
export function endSending(model: EditorModel, revision: number): EditorModel {
  const { sending, base, queue, steps } = model;
  if (!sending) return model;
  const { change, covers } = sending;
  const content = applyPatch(base.content, change.patch) ?? base.content;
  const behind = Math.max(revision, base.behind ?? 0);
  // Otherwise others have changed the page in between.
  const isNext = revision === base.revision + 1 && behind === revision;
  return {
    ...model,
    base: isNext ? { content, revision } : { content, revision: base.revision, behind },
    steps: withStep(steps, change, revision),
    queue: queue.slice(covers),
    ...{ sending: undefined, pause: undefined, refusal: undefined },
    isChanged: true,
    status: model.status === 'published' || model.status === 'private' ? 'draft' : model.status,
  };
}

/** The model after the server did not take the change. */
export function refuseSending(model: EditorModel, message: string): EditorModel {
  return { ...model, sending: undefined, pause: undefined, refusal: { message, queue: model.queue } };
}

/** Ends a sending whose reply was lost, if a draft shows that the server has the change. */
export function endKnownSending(model: EditorModel, { changes }: PageDraft): EditorModel {
  const known = changes.find(({ key }) => key === model.sending?.change.key);
  return known ? endSending(model, known.revision) : model;
}
