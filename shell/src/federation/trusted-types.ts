/** The part of the Trusted Types API that the shell uses; TypeScript's own library does not know it yet. */
export interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): TrustedTypesPolicy;
}

/** A policy that turns an address it approves of into one a script element accepts. */
export interface TrustedTypesPolicy {
  createScriptURL(url: string): { toString(): string };
}
