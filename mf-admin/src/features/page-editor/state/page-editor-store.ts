import type { PageChangeLabel, Patch } from 'shared-types/admin/pages/page-change';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { PresentPerson } from 'shared-types/admin/pages/page-draft';
import type { PageStatus } from 'shared-types/admin/pages/pages';

/** What the owner has selected; rows and columns by their place. */
export type Selection =
  | { readonly kind: 'block'; readonly id: string }
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'column'; readonly row: number; readonly column: number };

/**
 * Whether the server has every change. `waiting`: changes are kept in this browser until the server can be reached.
 * `signedOut`: until the account signs in again. `refused`: the server does not take a change, see `refusal`.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'waiting' | 'signedOut' | 'refused' | 'gone';

/** Somebody else has changed the same place; nothing is sent until the owner has chosen. */
export interface EditorConflict {
  /** Name of the account that has changed it, if known. */
  readonly by?: string;
  /** Pointers of the places. */
  readonly places: readonly string[];
  readonly mine: PageContent;
  readonly theirs: PageContent;
}

export interface EditorState {
  readonly pageId: string;
  /** The draft with all changes, those that the server does not have yet too. */
  readonly content: PageContent;
  readonly selection?: Selection | undefined;
  readonly saving: SaveState;
  /** Why the server did not take a change. */
  readonly refusal?: string | undefined;
  readonly conflict?: EditorConflict | undefined;
  /** What undo and redo would take back or do again; absent if there is nothing. */
  readonly undoes?: PageChangeLabel | undefined;
  readonly redoes?: PageChangeLabel | undefined;
  readonly people: readonly PresentPerson[];
  readonly status: PageStatus;
  /** True if publishing would change what visitors see. */
  readonly isChanged: boolean;
  readonly revision: number;
}

/** A change of the draft, as commands make it. */
export interface Command {
  readonly label: PageChangeLabel;
  /** Changes the content; must not keep a reference to it. */
  readonly recipe: (content: Writable<PageContent>) => void;
  /** Selected afterwards; the selection stays if absent, and goes if null. */
  readonly selects?: Selection | null;
  /** Commands with the same text that follow each other soon are one step of undo: typing in one field. */
  readonly burst?: string;
}

/** The same type without `readonly`, at every depth. */
export type Writable<T> = T extends (infer Item)[] | readonly (infer Item)[]
  ? Writable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Writable<T[Key]> }
    : T;

/** The draft of a page in this browser: changes, undo, and how it is kept. */
export interface PageEditorStore {
  getState(): EditorState;
  /** Returns a function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Every applied change, own, undone and others', in order; `theirs` is false for what this editor did. */
  onPatch(listener: (patch: Patch, isTheirs: boolean) => void): () => void;
  run(command: Command): void;
  select(selection: Selection | undefined): void;
  undo(): void;
  redo(): void;
  /** Ends a conflict: with the own changes, or with those of the other account. */
  settle(choice: 'mine' | 'theirs'): void;
  /** Sends what is unsent now; true once the server has everything. */
  save(): Promise<boolean>;
}
