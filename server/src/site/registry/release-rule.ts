import type { Canary } from '../../platform/schema/tables/registry.tables';
import { isInShare } from './share';

/** Decides which version of a remote is live. */
export interface ReleaseRule {
  readonly remote: string;
  /** False: its code does not run in pages. */
  readonly enabled: boolean;
  /** False: its HTML is the fallback. */
  readonly renders: boolean;
  /** The default version; null before there is one. */
  readonly version: string | null;
  /** `build` while newer versions go live automatically. */
  readonly set_by: 'build' | 'person';
  readonly canary: Canary | null;
  /** Pinned versions by site identifier. */
  readonly pins: Readonly<Record<string, string>>;
  /** Identifiers of sites on which its code does not run. If it is the shell, no remote's code runs there. */
  readonly off_at: readonly string[];
}

export const NEW_RULE = { enabled: true, renders: true, canary: null, pins: {}, off_at: [] } as const;

/** A release rule as stored in the history. Rules written before a field existed lack that field. */
export function ruleIn(kept: Omit<ReleaseRule, 'canary' | 'pins' | 'off_at'> & Partial<ReleaseRule>): ReleaseRule {
  return { canary: null, pins: {}, off_at: [], ...kept };
}

export interface ReleaseScope {
  /** Identifier of the site. */
  readonly site: string;
  /** The visitor's cohort; absent without cookies, and on the first page. */
  readonly cohort?: number | undefined;
}

/** The pinned version of the site, else the canary version if the visitor is in it, else the default. */
export function versionFor(
  { remote, version, canary, pins }: ReleaseRule,
  { site, cohort }: ReleaseScope,
): string | null {
  const pinned = Object.hasOwn(pins, site) ? pins[site] : undefined;
  if (pinned !== undefined) return pinned;
  return canary && cohort !== undefined && isInShare(cohort, remote, canary.percent) ? canary.version : version;
}

export function runsAt({ enabled, off_at: offAt }: ReleaseRule, { site }: ReleaseScope): boolean {
  return enabled && !offAt.includes(site);
}

/** The versions of a remote that are live for any visitor. */
export function liveVersions({ version, canary, pins }: ReleaseRule): readonly string[] {
  const all = [version, canary?.version, ...Object.values(pins)];
  return [...new Set(all.filter((one) => typeof one === 'string'))];
}

/** The versions that visitors of a site may get. */
export function versionsAt({ version, canary, pins }: ReleaseRule, site: string): readonly string[] {
  const all = Object.hasOwn(pins, site) ? [pins[site]] : [version, canary?.version];
  return all.filter((one) => typeof one === 'string');
}

/** An action of a person on a rule. */
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

/** The rule after an action; the same object if nothing changes. */
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

export function isSameRule(one: ReleaseRule, other: ReleaseRule): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf({ enabled, renders, version, set_by: setBy, canary, pins, off_at: offAt }: ReleaseRule): string {
  const sites = Object.entries(pins).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([enabled, renders, version, setBy, canary && [canary.version, canary.percent], sites, offAt]);
}
