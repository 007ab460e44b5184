/** Whose email it is. */
export interface EmailSender {
  /** The site's name, which mail programs show as the sender's. */
  readonly name: string;
  /** Where answers go; to the sending address where absent. */
  readonly contactEmail?: string;
}

/** An email on its way out. */
export interface Email {
  /** Of its row: an email that is sent twice bears the same one, so that mail programs show it once. */
  readonly id: string;
  readonly sender: EmailSender;
  /** One email address. */
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** The same as a document of HTML, where the email has that. */
  readonly html?: string;
}

/** Hands emails on. */
export interface Mailer {
  /** Resolves once somebody else answers for the email; rejects where nobody does, or where it is not known. */
  send(email: Email): Promise<void>;
}
