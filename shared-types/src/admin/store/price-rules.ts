import type { FormReply } from '../../failure';
export type {
  MoveTaxRule as MoveRule,
  RemoveTaxRule as RemoveRule,
  SaveTaxRule as SaveRule,
} from '../../requests/admin.generated';

/** What stands in place of an id in the address of a rule that is not there yet. */
export const NEW_RULE = 'new';

/** Most shipping methods, and most tax rules, of one site. */
export const MOST_RULES = 200;

/** Limits of where a rule counts, in lines and in characters of each. */
export const PLACES_LIMIT = { lines: 1000, countryLength: 100, stateLength: 100, zipLength: 20 } as const;

/** Who saved a rule last, and when. */
export interface RuleChange {
  readonly by: string;
  /** An ISO time. */
  readonly at: string;
  /** The same in the site's language, with the time zone. */
  readonly atText: string;
}

/** A rule the store charges by, as its form has it. */
export interface EditedRule {
  /** Names this state; empty for a new one. Who saves says which one was changed. */
  readonly base: string;
  /** What the form holds, by field name; a box that is not ticked is absent. */
  readonly values: Readonly<Record<string, string>>;
  /** Who changed it last on this page; absent where nobody has yet. */
  readonly changed?: RuleChange;
}

/** What every page has on which a rule is changed. */
export interface RuleEditorView {
  /** Absent for who is not signed in any more, and where the rule was removed. */
  readonly saved?: EditedRule;
  /** Id of the rule, or `new`. */
  readonly id: string;
  /** True where the rule was there, and was removed. */
  readonly isRemoved?: boolean;
  /** Code of the site's currency. */
  readonly currency: string;
}

/** Reply to a call that saves or removes a rule, or moves it. */
export interface RuleReply extends FormReply {
  readonly message: string;
  /** The page to go on with. */
  readonly location: string;
}

/** Where a rule is moved among the others. */
export const RULE_MOVES = ['up', 'down'] as const;

/** The name in a list's address that says that a rule has just been moved. */
export const MOVED_PARAMETER = 'moved';
