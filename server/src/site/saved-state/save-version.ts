import type { Transaction } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { withRetries } from '../../platform/schema/with-retries';

type Errors = Readonly<Record<string, string>>;

/** The values that a form asks for, or messages by field where they cannot be saved. */
export type ReadVersion<Wanted> =
  | { readonly wanted: Wanted; readonly errors?: undefined }
  | { readonly wanted?: undefined; readonly errors: Errors };

/** One save of something that several people may edit. Each step runs in the same transaction. */
export interface VersionSave<Stored, Wanted, Written> {
  /** Takes the locks that make other saves wait, then reads what is stored. */
  find(transaction: Transaction<Tables>): Promise<Stored | undefined>;
  /** Whether something that is not stored may be added; where absent, it must be stored. */
  mayAdd?(transaction: Transaction<Tables>): Promise<boolean>;
  read(
    transaction: Transaction<Tables>,
    stored: Stored | undefined,
  ): Promise<ReadVersion<Wanted>> | ReadVersion<Wanted>;
  /** True where what is wanted is stored already. */
  isSame(stored: Stored, wanted: Wanted): boolean;
  /** True where the sender has seen what would be replaced. */
  isSeen(stored: Stored, wanted: Wanted): boolean;
  /** Messages by field where it cannot be saved beside others; asked once nothing else is in its way. */
  check?(transaction: Transaction<Tables>, change: VersionChange<Stored, Wanted>): Promise<Errors>;
  /** Writes the new values, who wrote them, and the new revision. */
  write(transaction: Transaction<Tables>, change: VersionChange<Stored, Wanted>): Promise<Written>;
}

/** What is stored, and what replaces it. */
export interface VersionChange<Stored, Wanted> {
  /** Absent where it is added. */
  readonly stored: Stored | undefined;
  readonly wanted: Wanted;
}

/** Somebody else has saved another version, which the sender has not seen. */
export interface VersionConflict<Stored, Wanted> {
  readonly kind: 'conflict';
  readonly stored: Stored;
  readonly wanted: Wanted;
}

/** How a save ended. */
export type VersionOutcome<Stored, Wanted, Written> =
  | { readonly kind: 'saved'; readonly isChanged: false; readonly stored: Stored }
  | { readonly kind: 'saved'; readonly isChanged: true; readonly written: Written }
  | { readonly kind: 'gone' }
  | { readonly kind: 'invalid'; readonly errors: Errors; readonly stored: Stored | undefined }
  | VersionConflict<Stored, Wanted>;

/**
 * Saves something unless somebody else has saved it meanwhile. Concurrent saves wait for each other, and the later one gets the
 * conflict. Sending the stored values again changes nothing, however often it is done.
 */
export function saveVersion<Stored, Wanted, Written>(
  db: Database,
  save: VersionSave<Stored, Wanted, Written>,
): Promise<VersionOutcome<Stored, Wanted, Written>> {
  return withRetries(() => db.transaction().execute((transaction) => run(transaction, save)));
}

async function run<Stored, Wanted, Written>(
  transaction: Transaction<Tables>,
  save: VersionSave<Stored, Wanted, Written>,
): Promise<VersionOutcome<Stored, Wanted, Written>> {
  const stored = await save.find(transaction);
  if (!stored && !(await save.mayAdd?.(transaction))) return { kind: 'gone' };
  const { wanted, errors } = await save.read(transaction, stored);
  if (errors) return { kind: 'invalid', errors, stored };
  if (stored && save.isSame(stored, wanted)) return { kind: 'saved', isChanged: false, stored };
  if (stored && !save.isSeen(stored, wanted)) return { kind: 'conflict', stored, wanted };
  const change = { stored, wanted };
  const obstacles = (await save.check?.(transaction, change)) ?? {};
  if (Object.keys(obstacles).length > 0) return { kind: 'invalid', errors: obstacles, stored };
  return { kind: 'saved', isChanged: true, written: await save.write(transaction, change) };
}

/** The outcome of saving something that always exists, with values that were checked before. */
export function outcomeOfChecked<Stored, Wanted, Written>(
  outcome: VersionOutcome<Stored, Wanted, Written>,
): Extract<VersionOutcome<Stored, Wanted, Written>, { readonly kind: 'saved' | 'conflict' }> {
  if (outcome.kind === 'saved' || outcome.kind === 'conflict') return outcome;
  throw new Error(`A save that cannot be refused was ${outcome.kind}.`);
}
