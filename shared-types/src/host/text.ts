/** Messages by key, in ICU MessageFormat. */
export type Messages = Readonly<Record<string, string>>;

/** Compiled messages: constants, or functions of the message's values. */
export type MessageFunctions = Readonly<
  Record<string, string | ((values: Readonly<Record<string, unknown>>) => string)>
>;

/** A feature's messages in the page's locale; missing keys are in English. */
export type TextCapability<S extends Messages> = (
  key: keyof S & string,
  values?: Readonly<Record<string, string | number>>,
) => string;
