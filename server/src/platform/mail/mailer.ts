export interface EmailSender {
  readonly name: string;
  /** Reply-to address; the sending address by default. */
  readonly contactEmail?: string;
}

export interface Email {
  /** The row's id, which becomes the message id, so that mail programs show a repeated email once. */
  readonly id: string;
  readonly sender: EmailSender;
  readonly recipient: string;
  /** Reply-to address, in place of the sender's contact address. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly body: string;
  /** The same content as HTML, if there is any. */
  readonly html?: string;
  /** Leaves the mailing list when posted to (RFC 8058); only emails to subscribers have it. */
  readonly unsubscribeUrl?: string;
}

export interface Mailer {
  /** Resolves once another server has accepted the email; rejects if not, or if that is unknown. */
  send(email: Email): Promise<void>;
}
