/** Messages about values that somebody else has saved meanwhile; the messages of every form of settings include them. */
export const english = {
  conflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has saved this (${at}). Each field that differs shows the saved value beside yours. Save again to replace it.`,
  conflictWithSomebody:
    'Meanwhile somebody has saved this. Each field that differs shows the saved value beside yours. Save again to replace it.',
  now: (value: string) => `Saved meanwhile: ${value || '(empty)'}`,
  on: 'on',
  off: 'off',
};

export type SavedFormMessages = typeof english;
