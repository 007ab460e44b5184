import type { PageChange, PageStep } from 'shared-types/admin/pages/page-change';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { PageDraft, PresentPerson } from 'shared-types/admin/pages/page-draft';
import type { PageStatus } from 'shared-types/admin/pages/pages';
import type { Selection } from '../page-editor-store';

/** A change that the server does not have yet, as far as this browser knows. */
export interface QueuedChange extends Omit<PageChange, 'revision'> {
  readonly burst?: string;
  /** When it was begun and last continued, in milliseconds. */
  readonly since: number;
  readonly at: number;
}

/** What the server has of the page, as far as this browser knows. */
export interface DraftBase {
  readonly content: PageContent;
  readonly revision: number;
  /**
   * A revision of the server with changes of others that the content lacks. Nothing can be sent until the draft has been
   * fetched.
   */
  readonly behind?: number;
}

/** A change that has been sent, and whose reply has not come: the server may have it or not. */
export interface Sending {
  readonly change: PageChange;
  /** How many changes of the queue it makes. */
  readonly covers: number;
}

/** Others have changed a place of the queue, or of a step that the owner wants to undo or to do again. */
export type Conflict =
  | { readonly kind: 'draft'; readonly draft: PageDraft; readonly places: readonly string[] }
  | {
      readonly kind: 'step';
      readonly step: string;
      readonly places: readonly string[];
      /** What would happen nevertheless; absent if it no longer fits the page. */
      readonly change?: StepChange;
    };

/** A change that undoes a step, or does it again. */
export type StepChange = Omit<PageChange, 'key' | 'revision'>;

export interface EditorModel {
  readonly pageId: string;
  readonly base: DraftBase;
  /** Own steps that the server has, oldest first. */
  readonly steps: readonly PageStep[];
  /** Own changes since, in order. */
  readonly queue: readonly QueuedChange[];
  readonly sending?: Sending | undefined;
  /** The base with all changes of the queue. */
  readonly content: PageContent;
  /** Why nothing is sent at the moment. */
  readonly pause?: 'waiting' | 'signedOut' | 'gone' | undefined;
  /** The server's words on the queue as it was. */
  readonly refusal?: { readonly message: string; readonly queue: EditorModel['queue'] } | undefined;
  readonly conflict?: Conflict | undefined;
  /** Keys of steps that can no longer be undone or done again. */
  readonly skipped: readonly string[];
  readonly selection?: Selection | undefined;
  readonly people: readonly PresentPerson[];
  readonly status: PageStatus;
  readonly isChanged: boolean;
}

export function createModel({ pageId, content, revision, changes, people, status, isChanged }: PageDraft): EditorModel {
  return {
    ...{ pageId, base: { content, revision }, content, steps: changes, queue: [], skipped: [] },
    ...{ people, status, isChanged },
  };
}

/** True if the server is known to have every change. */
export function isSaved({ queue }: EditorModel): boolean {
  return queue.length === 0;
}
