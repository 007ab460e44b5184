/** Messages of every form that saves settings; a feature overrides those that differ in its form. */
export const messages = {
  changed: 'Last saved by {by}, {at}.',
  save: 'Save',
  saving: 'Saving…',
  undo: 'Discard changes',
  undoQuestion: 'All changes since the last save will be lost.',
  undoYes: 'Discard',
  undoNo: 'Keep editing',
  undone: 'Changes discarded.',
  unsaved: 'Not saved yet.',
  failed: 'Not saved. Your changes are still here; wait a moment and save again.',
  signedOut: 'You are signed out. Your changes are still here.',
  notAllowed: 'You can no longer edit this. Your changes are still here.',
  signIn: 'Sign in in another tab, then save here again.',
} as const;
