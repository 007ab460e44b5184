import type { Canary } from '../../platform/schema/tables/registry.tables';
import { isInShare } from './share';

/** What decides which version of a remote is live. */
export interface ReleaseRule {
  readonly remote: string;
  /** False stops its code in pages. */
  readonly enabled: boolean;
  /** False replaces its HTML by the fallback. */
  readonly renders: boolean;
  /** The version of anyone who has no other; null before any was. */
  readonly version: string | null;
  /** `build` while newer versions go live by themselves. */
  readonly set_by: 'build' | 'person';
  readonly canary: Canary | null;
  /** Versions of sites that have one of their own, by the identifier of the site. */
  readonly pins: Readonly<Record<string, string>>;
  /** Sites in whose pages its code does not run, by identifier. Without the shell's, no remote's does. */
  readonly off_at: readonly string[];
}

/** What a new remote's rule is made from. */
export const NEW_RULE = { enabled: true, renders: true, canary: null, pins: {}, off_at: [] } as const;

/** A rule as the history has it: one of before there was a part of it is without that. */
export function ruleIn(kept: Omit<ReleaseRule, 'canary' | 'pins' | 'off_at'> & Partial<ReleaseRule>): ReleaseRule {
  return { canary: null, pins: {}, off_at: [], ...kept };
}

/** Whose page. */
export interface ReleaseScope {
  /** Identifier of the site. */
  readonly site: string;
  /** The visitor's cohort; absent for who keeps no cookies, and at the first page. */
  readonly cohort?: number | undefined;
}

/** The version somebody has: the site's own, else that of the share the visitor is in, else everybody's. */
export function versionFor(
  { remote, version, canary, pins }: ReleaseRule,
  { site, cohort }: ReleaseScope,
): string | null {
  const pinned = Object.hasOwn(pins, site) ? pins[site] : undefined;
  if (pinned !== undefined) return pinned;
  return canary && cohort !== undefined && isInShare(cohort, remote, canary.percent) ? canary.version : version;
}

/** True where a remote's code runs in the pages of a site. */
export function runsAt({ enabled, off_at: offAt }: ReleaseRule, { site }: ReleaseScope): boolean {
  return enabled && !offAt.includes(site);
}

/** The versions of a remote that are live for anybody. */
export function liveVersions({ version, canary, pins }: ReleaseRule): readonly string[] {
  const all = [version, canary?.version, ...Object.values(pins)];
  return [...new Set(all.filter((one) => typeof one === 'string'))];
}

/** The versions that visitors of a site may have: its own, else everybody's and that of a share. */
export function versionsAt({ version, canary, pins }: ReleaseRule, site: string): readonly string[] {
  const all = Object.hasOwn(pins, site) ? [pins[site]] : [version, canary?.version];
  return all.filter((one) => typeof one === 'string');
}

/** What a person does to a rule. */
export type RuleAct =
  | { readonly kind: 'enable' }
  /** Without `keepsHtml` its HTML gives way to the fallback too. */
  | { readonly kind: 'disable'; readonly keepsHtml: boolean }
  /** Everybody has that version, whatever is built later; a share of visitors with another ends. */
  | { readonly kind: 'set'; readonly version: string }
  /** Everybody has the newest version, and each one after it; a share of visitors with another ends. */
  | { readonly kind: 'follow'; readonly newest: string }
  | ({ readonly kind: 'canary' } & Canary)
  | { readonly kind: 'endCanary' }
  /** A site has that version, whatever others have. */
  | { readonly kind: 'pin'; readonly site: string; readonly version: string }
  | { readonly kind: 'unpin'; readonly site: string }
  /** Its code stops running in the pages of a site, or runs there again. */
  | { readonly kind: 'disableAt' | 'enableAt'; readonly site: string };

/** What becomes of a rule; the same where nothing changes. */
export function ruleAfter(rule: ReleaseRule, act: RuleAct): ReleaseRule {
  switch (act.kind) {
    case 'enable':
      return { ...rule, enabled: true, renders: true };
    case 'disable':
      return { ...rule, enabled: false, renders: act.keepsHtml };
    case 'set':
      return { ...rule, version: act.version, set_by: 'person', canary: null };
    case 'follow':
      return { ...rule, version: act.newest, set_by: 'build', canary: null };
    case 'canary':
      return { ...rule, canary: { version: act.version, percent: act.percent } };
    case 'endCanary':
      return { ...rule, canary: null };
    case 'pin':
      return { ...rule, pins: { ...rule.pins, [act.site]: act.version } };
    case 'disableAt':
      return { ...rule, off_at: [...new Set([...rule.off_at, act.site])].sort() };
    case 'enableAt':
      return { ...rule, off_at: rule.off_at.filter((site) => site !== act.site) };
    case 'unpin':
      return { ...rule, pins: Object.fromEntries(Object.entries(rule.pins).filter(([site]) => site !== act.site)) };
  }
}

/** True where two rules say the same. */
export function isSameRule(one: ReleaseRule, other: ReleaseRule): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf({ enabled, renders, version, set_by: setBy, canary, pins, off_at: offAt }: ReleaseRule): string {
  const sites = Object.entries(pins).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([enabled, renders, version, setBy, canary && [canary.version, canary.percent], sites, offAt]);
}
