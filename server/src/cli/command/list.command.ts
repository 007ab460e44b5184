import { createArtifactFiles } from '../../site/registry/artifact/artifact-files';
import { listArtifacts } from '../../site/registry/artifact/artifact.store';
import { createCheckedVersions } from '../../site/registry/publish/checked-versions';
import { readLive, type LiveReading } from '../../site/registry/read-live';
import { readRule } from '../../site/registry/registry.store';
import { troubleText } from '../../site/registry/trouble/trouble-text';
import { TROUBLE_MESSAGES } from '../../site/registry/trouble/trouble.messages';
import type { Command, CommandDeps } from './command';

type Artifact = Awaited<ReturnType<typeof listArtifacts>>[number];

/** `colonnade list`: every published version, and which ones are live. */
export const listCommand: Command = {
  name: 'list',
  usage: '',
  description: 'Lists every remote with its versions: * marks what pages run, ! what they should run and cannot.',
  async run(_args, deps) {
    const artifacts = await listArtifacts(deps.db);
    const names = [...new Set(artifacts.map((artifact) => artifact.remote))];
    const live = names.length > 0 ? await readAsServers(deps) : undefined;
    const blocks = await Promise.all(
      names.map(async (name) => [
        `${name}  ${await stateOf(deps, name)}`,
        ...artifacts
          .filter(({ remote }) => remote === name)
          .map((artifact) => `  ${markOf(artifact, live)} ${line(artifact)}`),
        ...(live?.troubles ?? [])
          .filter(({ remote }) => remote === name)
          .map((trouble) => `  ${troubleText(trouble, TROUBLE_MESSAGES.en)}`),
      ]),
    );
    return { ok: true, lines: blocks.length > 0 ? blocks.flat() : ['Nothing has been published yet.'] };
  },
};

/** Reads what a server that starts now would run; versions that must not run are replaced. */
async function readAsServers({ db, objects, ...deps }: CommandDeps): Promise<LiveReading> {
  const signing = await deps.signing();
  const versions = createCheckedVersions({ db, signing, files: createArtifactFiles(objects) });
  return readLive({ db, signing, versions, seen: new Map(), isThorough: false });
}

function markOf({ remote, version }: Artifact, live: LiveReading | undefined): '*' | '!' | ' ' {
  if (live?.rules.some((rule) => rule.remote === remote && rule.version === version)) return '*';
  const isTroubled = live?.troubles.some((one) => one.remote === remote && 'version' in one && one.version === version);
  return isTroubled ? '!' : ' ';
}

async function stateOf({ db }: CommandDeps, name: string): Promise<string> {
  const rule = await readRule(db, name);
  return [
    rule?.enabled ? 'enabled' : 'disabled',
    ...(rule?.renders ? [] : ['HTML replaced by the fallback']),
    ...(rule?.canary ? [`${rule.canary.percent} % of visitors have ${rule.canary.version}`] : []),
    ...Object.entries(rule?.pins ?? {}).map(([site, version]) => `${site} has ${version}`),
    ...(rule?.off_at ?? []).map((site) => `disabled at ${site}`),
  ].join(', ');
}

function line({ version, published_at: at, deployed_by: who }: Artifact): string {
  return `${version}  ${who === null ? 'published' : 'deployed'} ${at.toISOString()}${who === null ? '' : ` by ${who}`}`;
}
