/** The part of the Trusted Types API that the shell uses, which TypeScript's library lacks. */
export interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): TrustedTypesPolicy;
}

/** Turns an accepted URL into one that script elements accept. */
export interface TrustedTypesPolicy {
  createScriptURL(url: string): { toString(): string };
}
