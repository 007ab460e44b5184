/** A letter on its way out. */
export interface Letter {
  /** Of its row: a letter that is sent twice bears the same one, so that mail programs show it once. */
  readonly id: string;
  /** One email address. */
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** The same as a document of HTML, where the letter has that. */
  readonly html?: string;
}

/** Hands letters on. */
export interface Mailer {
  /** Resolves once somebody else answers for the letter; rejects where nobody does, or where it is not known. */
  send(letter: Letter): Promise<void>;
}
