import { listArtifacts } from '../site/registry/artifact.store';
import { readRule } from '../site/registry/registry.store';
import type { Command } from './command';

/** `colonnade list`: every published version, and which of them are live. */
export const listCommand: Command = {
  name: 'list',
  usage: '',
  sentence: 'Shows every remote with its versions and what is live.',
  async run(_words, { db }) {
    const artifacts = await listArtifacts(db);
    const names = [...new Set(artifacts.map((artifact) => artifact.remote))];
    const blocks = await Promise.all(
      names.map(async (name) => {
        const rule = await readRule(db, name);
        const versions = artifacts.filter((artifact) => artifact.remote === name);
        const state = [
          rule?.enabled ? 'enabled' : 'disabled',
          ...(rule?.renders ? [] : ['HTML replaced by the fallback']),
          ...(rule?.canary ? [`${rule.canary.percent} % of visitors have ${rule.canary.version}`] : []),
          ...Object.entries(rule?.pins ?? {}).map(([site, version]) => `${site} has ${version}`),
          ...(rule?.off_at ?? []).map((site) => `disabled at ${site}`),
        ].join(', ');
        return [
          `${name}  ${state}`,
          ...versions.map(
            ({ version, published_at: at, deployed_by: who }) =>
              `  ${version === rule?.version ? '*' : ' '} ${version}  ${who === null ? 'published' : 'deployed'} ${at.toISOString()}${who === null ? '' : ` by ${who}`}`,
          ),
        ];
      }),
    );
    return { ok: true, lines: blocks.length > 0 ? blocks.flat() : ['Nothing has been published yet.'] };
  },
};
