import type { Database } from '../schema/database';
import { SHELL } from '../site/registry/registry';
import { changeRule, readArtifact, type ChangedRule, type ChangeNote } from '../site/registry/registry.store';
import { ruleAfter, type RuleAct } from '../site/registry/release-rule';
import type { Command, CommandResult } from './command';

const NEVER_PUBLISHED = (name: string): CommandResult => ({
  ok: false,
  reason: `${name} has never been published. The command "list" shows what there is.`,
});

/**
 * `colonnade enable <remote>`: its code and its HTML are used again.
 *
 * @implements PLAT-03
 */
export const enableCommand: Command = {
  name: 'enable',
  usage: '<remote>',
  sentence: 'Uses the remote’s code and HTML again.',
  async run([name = ''], { db, who }) {
    const { rule } = await act(db, name, { note: { who, reason: 'enabled' }, act: { kind: 'enable' } });
    return rule ? { ok: true, lines: [`${name} is enabled.`] } : NEVER_PUBLISHED(name);
  },
};

/**
 * `colonnade disable <remote> [--server]`: its code no longer runs in pages; with `--server` its HTML gives way to the fallback.
 *
 * @implements PLAT-03
 */
export const disableCommand: Command = {
  name: 'disable',
  usage: '<remote> [--server]',
  sentence: 'Stops the remote’s code in pages; with --server its HTML gives way to the fallback too.',
  async run(words, { db, who }) {
    const [name = ''] = words.filter((word) => !word.startsWith('--'));
    if (name === SHELL)
      return {
        ok: false,
        reason: 'The shell cannot be disabled: pages are made by it. Set another version of it instead.',
      };
    const keepsHtml = !words.includes('--server');
    const note = { who, reason: 'disabled' };
    const { rule } = await act(db, name, { note, act: { kind: 'disable', keepsHtml } });
    return rule ? { ok: true, lines: [`${name} is disabled.`] } : NEVER_PUBLISHED(name);
  },
};

/**
 * `colonnade set <remote> <version>`: that version is live from now on, whatever is built later.
 *
 * @implements PLAT-03
 */
export const setCommand: Command = {
  name: 'set',
  usage: '<remote> <version>',
  sentence: 'Makes a published version live; newer builds no longer replace it.',
  async run([name = '', version = ''], { db, who }) {
    if (!name || !version)
      return { ok: false, reason: 'Say which remote and which version, for example: set mf-commerce 0.1.0-0a1b2c3d.' };
    const artifact = await readArtifact(db, name, version);
    if (!artifact)
      return { ok: false, reason: `${name} has no version ${version}. The command "list" shows what there is.` };
    await act(db, name, { note: { who, reason: 'set' }, act: { kind: 'set', version } });
    return { ok: true, lines: [`${name} ${version} is live.`] };
  },
};

/** Does something to a remote's rule as it stands; to none where it was never published. */
function act(
  db: Database,
  remote: string,
  { note, act: wanted }: { readonly note: ChangeNote; readonly act: RuleAct },
): Promise<ChangedRule> {
  return changeRule(db, { remote, note, change: (rule) => rule && ruleAfter(rule, wanted) });
}
