import { changeRule, readArtifact, readRule } from '../site/registry/registry.store';
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
    const rule = await readRule(db, name);
    if (!rule) return NEVER_PUBLISHED(name);
    await changeRule(db, { ...rule, enabled: true, renders: true }, { who, reason: 'enabled' });
    return { ok: true, lines: [`${name} is enabled.`] };
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
    const rule = await readRule(db, name);
    if (!rule) return NEVER_PUBLISHED(name);
    if (name === 'shell')
      return {
        ok: false,
        reason: 'The shell cannot be disabled: pages are made by it. Set another version of it instead.',
      };
    await changeRule(
      db,
      { ...rule, enabled: false, renders: !words.includes('--server') },
      { who, reason: 'disabled' },
    );
    return { ok: true, lines: [`${name} is disabled.`] };
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
    const rule = await readRule(db, name);
    await changeRule(
      db,
      { remote: name, enabled: rule?.enabled ?? true, renders: rule?.renders ?? true, version, set_by: 'person' },
      { who, reason: 'set' },
    );
    return { ok: true, lines: [`${name} ${version} is live.`] };
  },
};
