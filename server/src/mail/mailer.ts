/** Whose letter it is. */
export interface LetterSender {
  /** The site's name, which mail programs show as the sender's. */
  readonly name: string;
  /** Where answers go; to the sending address where absent. */
  readonly contactEmail?: string;
}

/** A letter on its way out. */
export interface Letter {
  /** Of its row: a letter that is sent twice bears the same one, so that mail programs show it once. */
  readonly id: string;
  readonly sender: LetterSender;
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
