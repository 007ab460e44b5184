import { sql, type Compilable, type CompiledQuery, type Expression, type Kysely } from 'kysely';
import type { Tables } from './tables';

/** Placeholder of a value in a text that is built before the value is known. */
class Gap {
  constructor(readonly name: PropertyKey) {}
}

export type ValueOf<Values> = <Name extends keyof Values>(name: Name) => Expression<Values[Name]>;

export type Statement<Values, Row> = (db: Kysely<Tables>, values: Values) => Promise<readonly Row[]>;

/** A frequent statement whose text is built once, so it must not depend on the values. */
export function createStatement<Values, Row>(
  build: (db: Kysely<Tables>, value: ValueOf<Values>) => Compilable<Row>,
): Statement<Values, Row> {
  let made: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    made ??= build(db, (name) => sql`${new Gap(name)}`).compile();
    const parameters = made.parameters.map((one) => (one instanceof Gap ? valueAt(values, one) : one));
    return (await db.executeQuery<Row>({ ...made, parameters })).rows;
  };
}

function valueAt<Values>(values: Values, { name }: Gap): unknown {
  return values[name as keyof Values];
}
