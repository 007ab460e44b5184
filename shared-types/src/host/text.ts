/** A feature's messages by key, each an ICU message. */
export type Messages = Readonly<Record<string, string>>;

/** The same words compiled: a constant, or a function of the message's values. */
export type MessageFunctions = Readonly<
  Record<string, string | ((values: Readonly<Record<string, unknown>>) => string)>
>;

/** Gives a feature's messages in the page's locale; a key the locale lacks comes in English. */
export type TextCapability<S extends Messages> = (
  key: keyof S & string,
  values?: Readonly<Record<string, string | number>>,
) => string;
