import type { PageStep } from 'shared-types/admin/pages/page-change';
import { applyPatch } from '../patch/apply-patch';
import { diff } from '../patch/diff';
import { isSameValue } from '../patch/same-value';
import type { EditorModel, StepChange } from './editor-model';
import { stepToRedo, stepToUndo } from './history';
import { keepsRules } from './keeps-rules';

/** The key of a new change, and when it is made. */
export interface Mark {
  readonly key: string;
  readonly at: number;
}

/** Undoes the last own step; if others have changed its places since, that is a conflict, and nothing is changed. */
export function undoStep(model: EditorModel, mark: Mark): EditorModel {
  const step = stepToUndo(model);
  return step ? changeStep(model, mark, changeOf(step, 'undoes')) : model;
}

/** Does the step again that was undone last, likewise. */
export function redoStep(model: EditorModel, mark: Mark): EditorModel {
  const step = stepToRedo(model);
  return step ? changeStep(model, mark, changeOf(step, 'redoes')) : model;
}

/** Carries out a step's change although others have changed its places; not if it no longer fits the page. */
export function forceStep(model: EditorModel, change: StepChange, { key, at }: Mark): EditorModel {
  const content = applyPatch(model.content, change.patch);
  if (!content || !keepsRules(content)) return model;
  const patch = diff(model.content, content);
  const forced = { ...change, patch, inverse: diff(content, model.content), key, since: at, at };
  return patch.length > 0 ? { ...model, content, queue: [...model.queue, forced] } : model;
}

function changeOf({ key, label, patch, inverse }: PageStep, what: 'undoes' | 'redoes'): StepChange & { step: string } {
  return what === 'undoes'
    ? { step: key, label, patch: inverse, inverse: patch, undoes: key }
    : { step: key, label, patch, inverse, redoes: key };
}

function changeStep(model: EditorModel, mark: Mark, { step, ...change }: StepChange & { step: string }): EditorModel {
  const content = applyPatch(model.content, change.patch);
  const fits = content !== undefined && keepsRules(content);
  // The inverse must restore what is there now, or somebody else's change would be lost.
  if (fits && isSameValue(applyPatch(content, change.inverse), model.content)) {
    const queue = [...model.queue, { ...change, key: mark.key, since: mark.at, at: mark.at }];
    return { ...model, content, queue };
  }
  if (model.conflict) return model;
  const places = [...new Set(change.patch.map(({ path }) => path))];
  return { ...model, conflict: { kind: 'step', step, places, ...(fits && { change }) } };
}
