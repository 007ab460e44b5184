/** The fields of a call, as Stripe's form encoding names them: `metadata[order_id]`. */
export type Fields = Readonly<Record<string, string>>;

/** What Stripe answers instead of doing what it is asked for. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly error: Readonly<Record<string, unknown>>,
  ) {}
}

/** There is no such thing, or it is another account's. */
export function unknown(what: string, id: string): Refusal {
  return new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
  });
}

/** Refuses parameters that the version of the API does not know. */
export function unheardOf(fields: Fields, known: ReadonlySet<string>): Refusal | undefined {
  const unheard = Object.keys(fields).find((name) => !known.has(name.split('[')[0] ?? ''));
  if (unheard === undefined) return undefined;
  return new Refusal(400, {
    type: 'invalid_request_error',
    code: 'parameter_unknown',
    message: `Received unknown parameter: ${unheard}`,
  });
}

/** The metadata of a call, or of one of its parts. */
export function metadataOf(fields: Fields, part = ''): Record<string, string> {
  const start = part ? `${part}[metadata][` : 'metadata[';
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(start) ? [[name.slice(start.length, -1), value]] : [],
    ),
  );
}
