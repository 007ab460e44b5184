import { hash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Language } from '../../platform/language';
import type { PriceRuleKind } from '../../platform/schema/tables/commerce.tables';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../../site/directory/site';
import type { FieldReader, SentFields } from '../field-reader';
import type { AmountFormat } from '../../platform/parse-amount';
import type { Fields } from '../form-fields';

/** Which rule, of which site. */
export interface RuleKey {
  readonly siteId: string;
  readonly id: string;
}

/** What the fields of a rule are read with. */
export interface RuleToRead<T> {
  readonly fields: SentFields;
  readonly site: Site;
  readonly language: Language;
  readonly format: AmountFormat;
  /** The rule as it is saved; absent for a new one. */
  readonly stored: T | undefined;
}

/** A rule to be written. */
export interface RuleToWrite<T> extends RuleKey {
  readonly state: T;
  readonly isNew: boolean;
}

/** What is looked at before a rule is written. */
export interface RuleToCheck<T> extends RuleToWrite<T> {
  readonly language: Language;
}

/** Something a store charges by, which its owners save. States are plain values whose keys have one order. */
export interface SavedKind<T extends object> {
  readonly name: PriceRuleKind;
  find(db: Kysely<Tables>, key: RuleKey): Promise<T | undefined>;
  fieldsOf(state: T, site: Pick<Site, 'locale' | 'currency'>): Fields;
  /** The state that the fields say; it counts where the reader has found nothing wrong. */
  read(reader: FieldReader, input: RuleToRead<T>): T;
  /** What is wrong with it beside the others of the site: messages by field. Also asked where its fields are not all right. */
  check(transaction: Transaction<Tables>, input: RuleToCheck<T>): Promise<Readonly<Record<string, string>>>;
  write(transaction: Transaction<Tables>, input: RuleToWrite<T>): Promise<void>;
  /** What a value of a field that is chosen or ticked is called; `undefined` for what was typed. */
  calledIn(language: Language, name: string, value: string): string | undefined;
}

/** The same where there are several, which come and go one by one. */
export interface RuleKind<T extends object> extends SavedKind<T> {
  /** What people call it. */
  titleOf(state: T): string;
  remove(transaction: Transaction<Tables>, key: RuleKey): Promise<void>;
}

/** Names a state: equal ones have the same name, no matter who made them. */
export function ruleName(state: object): string {
  return hash('sha256', JSON.stringify(state), 'base64url');
}
