/** RFC 6902, of which `add`, `remove` and `replace` are used. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

export type Patch = readonly PatchOperation[];

/** What the undo menu says of a change: "Undo: move block". */
export const PAGE_CHANGE_LABELS = [
  'changeSetting',
  'insertBlock',
  'moveBlock',
  'duplicateBlock',
  'removeBlock',
  'insertRow',
  'moveRow',
  'duplicateRow',
  'removeRow',
  'changeSectionColors',
  'splitColumn',
  'resizeColumns',
  'removeColumn',
  'paste',
  'changeTitle',
  'changeDescription',
  'changePath',
  'changeIndexed',
  'changeSocialImage',
  'changeLock',
  'settleConflict',
  'changeTags',
  'arrangeLessons',
  'saveSettings',
  'restoreVersion',
] as const;

export type PageChangeLabel = (typeof PAGE_CHANGE_LABELS)[number];

/** A change of a draft. */
export interface PageChange {
  /** UUID, idempotency key. Applied changes are remembered under it. */
  readonly key: string;
  /** Of the draft that the change was made on. */
  readonly revision: number;
  readonly patch: Patch;
  /** Takes the change back. */
  readonly inverse: Patch;
  readonly label: PageChangeLabel;
  /** Key of the account's own step that this change takes back. */
  readonly undoes?: string;
  /** Key of the account's own step that this change does again. */
  readonly redoes?: string;
}

/** A change that neither undoes nor redoes another, as a draft names it; `revision` is the one it led to. */
export interface PageStep extends PageChange {
  /** The revision that took the step back; absent if it was not, or was done again. */
  readonly undone?: number;
}
