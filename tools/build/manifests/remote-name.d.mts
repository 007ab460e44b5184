export const LONGEST_NAME: 41;

/** What is wrong with another team's remote name, as a sentence; undefined if it is valid. */
export function outsideNameFault(name: string, areas: readonly string[]): string | undefined;

/** Whether the product's repository builds it: the shell, or a name that begins with mf-. */
export function isOfProduct(name: string): boolean;

/** The area of a remote: the word after `mf-`, or another team's whole name. */
export function areaOf(name: string): string;
