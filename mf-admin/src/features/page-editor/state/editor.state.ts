import { configureStore, createSlice, original, Tuple, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { PageDraft, PresentPerson } from 'shared-types/admin/pages/page-draft';
import type { Selection } from './page-editor-store';
import { addChange, type NewChange } from './model/add-change';
import type { EditorModel, Sending } from './model/editor-model';
import { restore, type KeptChanges } from './model/restore';
import { beginSending, endSending, refuseSending } from './model/send-change';
import { settle, type Choice } from './model/settle';
import { takeDraft } from './model/take-draft';
import { redoStep, undoStep, type Mark } from './model/undo-step';

/** The model as it is: reading a page through immer's draft would cost more than the change. */
function known(state: Draft<EditorModel>): EditorModel {
  const model = original(state);
  if (!model) throw new Error('The state of the page editor is read outside of its reducers.');
  return model as EditorModel;
}

/** A reducer of what does not read drafts. */
function by<T>(change: (model: EditorModel, payload: T) => EditorModel) {
  return (state: Draft<EditorModel>, { payload }: PayloadAction<T>) =>
    change(known(state), payload) as Draft<EditorModel>;
}

export const editorSlice = createSlice({
  name: 'page-editor',
  initialState: (): EditorModel => {
    throw new Error('An editor starts from the draft of a page.');
  },
  reducers: {
    changed: by<NewChange>(addChange),
    undone: by<Mark>(undoStep),
    redone: by<Mark>(redoStep),
    settled: by<Mark & { readonly choice: Choice }>((model, { choice, ...mark }) => settle(model, choice, mark)),
    sendingBegan: by<Sending>(beginSending),
    sendingEnded: by<{ readonly revision: number }>((model, { revision }) => endSending(model, revision)),
    sendingRefused: by<{ readonly message: string }>((model, { message }) => refuseSending(model, message)),
    /** The server did not take the change that was sent, because others have changed its places. */
    conflictFound: by<PageDraft>((model, draft) =>
      takeDraft({ ...model, sending: undefined, pause: undefined }, draft),
    ),
    draftReceived: by<PageDraft>(takeDraft),
    restored: by<{ readonly kept: KeptChanges; readonly draft: PageDraft }>(
      (model, { kept, draft }) => restore(model, kept, draft) ?? model,
    ),
    paused: by<NonNullable<EditorModel['pause']>>((model, pause) => ({ ...model, pause })),
    resumed: by<void>((model) => ({ ...model, pause: undefined })),
    peopleChanged: by<readonly PresentPerson[]>((model, people) => ({ ...model, people })),
    selected: by<Selection | undefined>((model, selection) => ({ ...model, selection })),
  },
});

/** The Redux store of an editor's model. */
export function createModelStore(model: EditorModel) {
  return configureStore({
    reducer: editorSlice.reducer,
    preloadedState: model,
    devTools: false,
    middleware: () => new Tuple(),
  });
}

export type ModelStore = ReturnType<typeof createModelStore>;
