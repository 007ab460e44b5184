import { messages as settingsFormMessages } from '../settings-form/settings-form.messages';

export const messages = {
  ...settingsFormMessages,
  changed: 'Last published by {by}, {at}.',
  failed: 'This did not work. Your changes are still here; wait a moment and try again.',
  save: 'Publish',
  saved: 'Published. Visitors see it on their next page.',
  saveDraft: 'Save draft',
  draftSaved: 'Draft saved. Visitors do not see it.',
  draft: 'Draft, not published',
  draftBy: 'Saved by {by}, {at}. Visitors do not see it before you publish it.',
  draftOutdated:
    'Something else has been published since this draft was begun. If you publish the draft, it replaces that.',
  discardDraft: 'Discard draft',
  discardDraftHint: 'Takes this page back to what is published. What visitors see does not change.',
  draftDiscarded: 'Draft discarded. This is what visitors see.',
} as const;
