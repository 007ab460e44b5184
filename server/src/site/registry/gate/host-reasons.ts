import type { Manifest } from 'shared-types/manifest';
import type { DeployReason } from 'shared-types/site/deploy';
import { SHELL } from '../registry';
import { fits } from './fits';
import type { LiveSet } from './live-set';

/** Reasons why shell and remotes do not fit: contract versions, and host members that remotes use and the shell lacks. */
export function hostReasons(candidate: Manifest, { shells, remotes }: LiveSet): DeployReason[] {
  return candidate.name === SHELL
    ? remotes.flatMap((remote) => shellReasons(candidate, remote))
    : shells.flatMap((shell) => remoteReasons(candidate, shell));
}

/** Host members that a build uses and a shell lacks. If either does not list them, only the contract counts. */
function lacking(shell: Manifest, remote: Manifest): readonly string[] {
  const { provides } = shell;
  return provides ? (remote.uses ?? []).filter((member) => !provides.includes(member)) : [];
}

function remoteReasons(remote: Manifest, shell: Manifest): DeployReason[] {
  const missing = lacking(shell, remote);
  return [
    ...(fits(shell, remote)
      ? []
      : [
          {
            what: `It is built for contract ${remote.contract}, and shell ${shell.version}, which is live, supports ${shell.contract} and ${shell.contract - 1}.`,
            where: 'remote.json: contract',
            mend: 'Build it with the contract of a shell that is live.',
          },
        ]),
    ...(missing.length === 0
      ? []
      : [
          {
            what: `It uses ${missing.map(ofHost).join(', ')}, which shell ${shell.version}, which is live, does not have.`,
            where: 'remote.json: uses',
            mend: 'Deploy it once the shell that has it is live for everybody, or do without it.',
          },
        ]),
  ];
}

function shellReasons(shell: Manifest, remote: Manifest): DeployReason[] {
  const missing = lacking(shell, remote);
  const user = `${remote.name} ${remote.version}, which is live`;
  return [
    ...(fits(shell, remote)
      ? []
      : [
          {
            what: `It does not support contract ${remote.contract}, for which ${user}, was built.`,
            where: 'remote.json: contract',
            mend: `Have ${remote.name} built with contract ${shell.contract} and live first.`,
          },
        ]),
    ...(missing.length === 0
      ? []
      : [
          {
            what: `It no longer has ${missing.map(ofHost).join(', ')}, which ${user}, uses.`,
            where: 'remote.json: provides',
            mend: 'Keep it until no live version uses it.',
          },
        ]),
  ];
}

function ofHost(member: string): string {
  return `host.${member}`;
}
