import type { FormReply } from '../../failure';
import type { ListService } from '../people/list-connection';
import type { LastSaved } from '../last-saved';
export type { SaveForm } from '../../requests/admin.generated';

export const FORM_EDITOR_CALLS = {
  saveForm: { method: 'POST', path: '/api/config/form/form' },
  /** Answers with a page that shows the form as it was sent, for a frame. Saves nothing. */
  previewForm: { method: 'POST', path: '/api/config/form/preview' },
} as const;

/** Inputs of a field are named `field.<row>.<name>`, with rows from 1. */
export const FORM_ROW_PREFIX = 'field';
/** Empty rows for new fields, where no script adds any. */
export const SPARE_FIELDS = 3;
/** Rows that one form may hold: fields, removed ones and empty ones. */
export const MOST_FORM_ROWS = 200;

export interface SavedForm {
  /** Version of the form; a save sends it back to detect conflicts. */
  readonly base: string;
  /**
   * Values by input name; unchecked boxes are absent. The form's are `title`, `submitButtonText`, `submissionMessage`,
   * `successUrl`, `postSubmitHtml`, `captcha`, `captchaSiteKey`, `disclaimer`, `emailTo`, `listId`, `webhookUrl` and the boxes
   * `keepsDraft` and `sendsCopy`; a field's are `id`, `type`, `title` and its properties, options one a line.
   */
  readonly values: Readonly<Record<string, string>>;
  readonly changed?: LastSaved;
}

/** A mailing list that the answers of a form can be subscribed to. */
export interface FormMailingList {
  readonly id: string;
  readonly name: string;
  /** The service that its subscribers are sent to, if it is connected to one. */
  readonly service?: ListService;
}

/** Data of the loader `admin/form/saved`. */
export interface FormEditorView {
  /** Id of the form's block. */
  readonly id: string;
  /** Absent after the session has ended. */
  readonly saved?: SavedForm;
  readonly page?: { readonly title: string; readonly path: string };
  readonly submissions: number;
  /** Submissions with an answer to a field, by its id. */
  readonly answers: Readonly<Record<string, number>>;
  /** The vanilla form handler is on, which counts characters. */
  readonly isVanilla: boolean;
  /** May the account change HTML that may contain scripts? */
  readonly mayAddScripts: boolean;
  /** The site's mailing lists by name; absent for accounts that may not choose one. */
  readonly lists?: readonly FormMailingList[];
  /** The secret of the form's webhook, on the first page that is loaded after it was created. */
  readonly webhookSecret?: string;
}

/** Reply to `saveForm`. */
export interface SaveFormReply extends FormReply {
  readonly message: string;
  readonly location: string;
}
