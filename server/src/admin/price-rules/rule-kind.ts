import { hash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Language } from '../../platform/language';
import type { PriceRuleKind } from '../../platform/schema/tables/commerce.tables';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../../site/directory/site';
import type { FieldReader, SentFields } from '../field-reader';
import type { AmountFormat } from '../../platform/parse-amount';
import type { Fields } from '../form-fields';

export interface RuleKey {
  readonly siteId: string;
  readonly id: string;
}

export interface RuleToRead<T> {
  readonly fields: SentFields;
  readonly site: Site;
  readonly language: Language;
  readonly format: AmountFormat;
  /** The saved rule; absent for a new one. */
  readonly stored: T | undefined;
}

export interface RuleToWrite<T> extends RuleKey {
  readonly state: T;
  readonly isNew: boolean;
}

export interface RuleToCheck<T> extends RuleToWrite<T> {
  readonly language: Language;
}

/** A kind of price setting. States are plain values with a fixed order of keys, so that hashes are comparable. */
export interface SavedKind<T extends object> {
  readonly name: PriceRuleKind;
  find(db: Kysely<Tables>, key: RuleKey): Promise<T | undefined>;
  fieldsOf(state: T, site: Pick<Site, 'locale' | 'currency' | 'timeZone'>): Fields;
  /** Parses the fields; the result is valid if the reader has no errors. */
  read(reader: FieldReader, input: RuleToRead<T>): T;
  /** Checks the state against the site's other data; messages by field. Also called if fields are invalid. */
  check(transaction: Transaction<Tables>, input: RuleToCheck<T>): Promise<Readonly<Record<string, string>>>;
  write(transaction: Transaction<Tables>, input: RuleToWrite<T>): Promise<void>;
  calledIn(language: Language, name: string, value: string): string | undefined;
}

/** A kind with several rules, which can be added and removed. */
export interface RuleKind<T extends object> extends SavedKind<T> {
  titleOf(state: T): string;
  remove(transaction: Transaction<Tables>, key: RuleKey): Promise<void>;
}

/** A hash of the state. */
export function ruleName(state: object): string {
  return hash('sha256', JSON.stringify(state), 'base64url');
}
