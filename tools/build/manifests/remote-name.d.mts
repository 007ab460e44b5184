/** The most letters of any remote's name. */
export const LONGEST_NAME: 41;

/** What is wrong with the name of a remote that another team builds, in a sentence; undefined where nothing is. */
export function outsideNameFault(name: string, areas: readonly string[]): string | undefined;

/** Whether the product's own repository builds it: the shell, or a remote whose name begins with mf-. */
export function isOfProduct(name: string): boolean;

/** The area of a remote: the word after `mf-`, or all of the name that another team's remote has. */
export function areaOf(name: string): string;
