import type { FormReply } from '../../failure';
import type { LastSaved } from '../last-saved';
export type {
  MoveTaxRule as MoveRule,
  RemoveTaxRule as RemoveRule,
  SaveTaxRule as SaveRule,
} from '../../requests/admin.generated';

/** Stands for the id of a new rule in URLs. */
export const NEW_RULE = 'new';

/** Maximum number of shipping methods, and of tax rules, per site. */
export const MOST_RULES = 200;

/** Maximum number of lines, and of characters per line. */
export const PLACES_LIMIT = { lines: 1000, countryLength: 100, stateLength: 100, zipLength: 20 } as const;

export interface EditedRule {
  /** Version of the rule, empty for a new one; a save sends it back to detect conflicts. */
  readonly base: string;
  /** Values by field name; unchecked boxes are absent. */
  readonly values: Readonly<Record<string, string>>;
  readonly changed?: LastSaved;
}

export interface RuleEditorView {
  /** Absent after the session has ended, and if the rule was removed. */
  readonly saved?: EditedRule;
  /** Id of the rule, or `new`. */
  readonly id: string;
  readonly isRemoved?: boolean;
  /** ISO 4217 code of the site's currency. */
  readonly currency: string;
}

/** Reply to a call that saves or removes a rule, or moves it. */
export interface RuleReply extends FormReply {
  readonly message: string;
  readonly location: string;
}

export const RULE_MOVES = ['up', 'down'] as const;

/** The name in a list's address that says that a rule has just been moved. */
export const MOVED_PARAMETER = 'moved';
