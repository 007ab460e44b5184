import type { PageContent } from 'shared-types/admin/pages/page-content';
import { applyPatch } from '../patch/apply-patch';
import { diff } from '../patch/diff';
import type { EditorModel, QueuedChange } from './editor-model';

/** Changes with the same `burst` that follow each other within this time are one step. */
export const BURST_MS = 1000;

export interface NewChange extends Omit<QueuedChange, 'patch' | 'inverse' | 'since'> {
  readonly content: PageContent;
}

/** Queues a change. One that continues the last one becomes part of it, unless that has been sent. */
export function addChange(model: EditorModel, { content, ...change }: NewChange): EditorModel {
  const last = continues(model, change) ? model.queue.at(-1) : undefined;
  const earlier = last && applyPatch(model.content, last.inverse);
  const before = earlier ?? model.content;
  const queue = earlier ? model.queue.slice(0, -1) : model.queue;
  const { key, since } = earlier && last ? last : { key: change.key, since: change.at };
  const patch = diff(before, content);
  const added = { ...change, key, since, patch, inverse: diff(content, before) };
  return { ...model, content, queue: patch.length === 0 ? queue : [...queue, added] };
}

function continues({ queue, sending }: EditorModel, { burst, at }: Pick<QueuedChange, 'burst' | 'at'>): boolean {
  const last = queue.at(-1);
  const isSent = queue.length <= (sending?.covers ?? 0);
  return burst !== undefined && last?.burst === burst && at - last.at <= BURST_MS && !isSent;
}
