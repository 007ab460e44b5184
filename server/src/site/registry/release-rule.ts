/** What decides which version of a remote is live. */
export interface ReleaseRule {
  readonly remote: string;
  /** False stops its code in pages. */
  readonly enabled: boolean;
  /** False replaces its HTML by the fallback. */
  readonly renders: boolean;
  /** The live version; null before any was. */
  readonly version: string | null;
  /** `build` while newer versions go live by themselves. */
  readonly set_by: 'build' | 'person';
}

/** What a person does to a rule. */
export type RuleAct =
  | { readonly kind: 'enable' }
  /** Without `keepsHtml` its HTML gives way to the fallback too. */
  | { readonly kind: 'disable'; readonly keepsHtml: boolean }
  /** That version is live, whatever is built later. */
  | { readonly kind: 'set'; readonly version: string }
  /** The newest version is live, and so is each one after it. */
  | { readonly kind: 'follow'; readonly newest: string };

/** What becomes of a rule; the same where nothing changes. */
export function ruleAfter(rule: ReleaseRule, act: RuleAct): ReleaseRule {
  if (act.kind === 'enable') return { ...rule, enabled: true, renders: true };
  if (act.kind === 'disable') return { ...rule, enabled: false, renders: act.keepsHtml };
  if (act.kind === 'set') return { ...rule, version: act.version, set_by: 'person' };
  return { ...rule, version: act.newest, set_by: 'build' };
}

/** True where two rules say the same. */
export function isSameRule(one: ReleaseRule, other: ReleaseRule): boolean {
  return (
    one.enabled === other.enabled &&
    one.renders === other.renders &&
    one.version === other.version &&
    one.set_by === other.set_by
  );
}
