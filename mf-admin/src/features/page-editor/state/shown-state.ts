import type { Conflict, EditorModel } from './model/editor-model';
import { stepToRedo, stepToUndo } from './model/history';
import { applyPatch } from './patch/apply-patch';
import type { EditorConflict, EditorState, SaveState } from './page-editor-store';

/** The state of the editor as its views read it. */
export function shownState(model: EditorModel): EditorState {
  const { pageId, content, selection, refusal, conflict, people, status, isChanged, base } = model;
  return {
    ...{ pageId, content, selection, people, status, isChanged },
    saving: saveState(model),
    refusal: refusal?.message,
    conflict: conflict && shownConflict(model, conflict),
    undoes: stepToUndo(model)?.label,
    redoes: stepToRedo(model)?.label,
    revision: base.revision,
  };
}

function saveState({ queue, pause, refusal, sending }: EditorModel): SaveState {
  if (pause === 'gone') return 'gone';
  if (queue.length === 0) return 'saved';
  if (pause) return pause;
  if (sending) return 'saving';
  return refusal ? 'refused' : 'unsaved';
}

function shownConflict({ content }: EditorModel, conflict: Conflict): EditorConflict {
  const { places } = conflict;
  if (conflict.kind === 'step') {
    const mine = conflict.change && applyPatch(content, conflict.change.patch);
    return { places, mine: mine ?? content, theirs: content };
  }
  const { changedBy, content: theirs } = conflict.draft;
  return { ...(changedBy !== undefined && { by: changedBy }), places, mine: content, theirs };
}
