// @ts-check
import { open } from 'node:fs/promises';
import { DeployError } from './exit.mjs';
import { expectDone } from './registry-client.mjs';

/** A deploy may expire and start again; a registry that forgets every deploy is broken. */
const MOST_ROUNDS = 5;

/**
 * Input of a deploy.
 * @typedef {object} DeployInput
 * @property {string} remote
 * @property {import('./read-build.mjs').Build} build
 * @property {ReturnType<typeof import('./registry-client.mjs').createRegistryClient>} client
 * @property {import('./reporter.mjs').Reporter} report
 */

/**
 * A file to upload, and the overall progress.
 * @typedef {object} FileInput
 * @property {{ path: string, integrity: string, bytes: number, have: number }} file
 * @property {{ deploy: string, pieceBytes: number }} begun
 * @property {{ done: number, total: number }} progress
 */

/**
 * Deploys a build: sends its manifest, uploads missing files from where they stopped, and requests the checks.
 * @param {DeployInput} input
 */
export async function deploy({ remote, build, client, report }) {
  const { manifest, signature } = build;
  const list = { remote, manifest: manifest.toString('base64'), ...(signature === undefined ? {} : { signature }) };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const begun = await client.begin(list);
    if (begun.state === 'there') return report.there({ remote, version: begun.version });
    report.begun({ remote, version: begun.version, files: begun.wanted.length, bytes: sizeOf(begun.wanted) });
    const finished = await sendAndFinish({ build, client, report, begun });
    if (finished) return report.deployed(finished);
  }
  throw new DeployError(
    'unreachable',
    'The registry has forgotten this deploy again and again. Ask those who operate it.',
  );
}

/** @param {Pick<DeployInput, 'build' | 'client' | 'report'> & { begun: any }} input @returns the created version; undefined if the deploy has expired */
async function sendAndFinish({ build, client, report, begun }) {
  let { wanted } = begun;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const progress = { done: 0, total: sizeOf(wanted) };
    for (const file of wanted)
      if (!(await sendFile({ build, client, report, file, begun, progress }))) return undefined;
    const answer = await client.finish(begun.deploy);
    if (answer.body.code === 'site/deploy-gone') return undefined;
    if (answer.body.code !== 'site/deploy-incomplete') return expectDone(answer);
    ({ wanted } = answer.body);
  }
  return expectDone(await client.finish(begun.deploy));
}

/**
 * Uploads a file from the offset that the registry reports, so that nothing is sent twice.
 * @param {Pick<DeployInput, 'build' | 'client' | 'report'> & FileInput} input
 * @returns {Promise<boolean>} false if the deploy has expired
 */
async function sendFile({ build, client, report, file, begun: { deploy: id, pieceBytes }, progress }) {
  const { path, integrity, bytes } = file;
  const place = build.files.get(integrity);
  if (place === undefined)
    throw new DeployError('refused', `The registry asks for ${path}, which is not of this build.`);
  const handle = await open(place, 'r');
  try {
    for (let from = file.have; from < bytes;) {
      const piece = await readPiece(handle, from, Math.min(pieceBytes, bytes - from));
      const answer = await client.send({ deploy: id, integrity, from, bytes: piece });
      const { code } = answer.body;
      if (code === 'site/deploy-gone') return false;
      const { have } = code === 'site/deploy-elsewhere' ? answer.body : expectDone(answer);
      progress.done += have - from;
      from = have;
      report.sent({ path, ...progress, isWhole: from >= bytes });
    }
    return true;
  } finally {
    await handle.close();
  }
}

/** @param {import('node:fs/promises').FileHandle} handle @param {number} from @param {number} length */
async function readPiece(handle, from, length) {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from);
  if (bytesRead === length) return buffer;
  throw new DeployError(
    'broken',
    'A file of the build became shorter while it was sent. Build it again, and deploy then.',
  );
}

/** @param {readonly { bytes: number, have: number }[]} files */
function sizeOf(files) {
  return files.reduce((sum, { bytes, have }) => sum + bytes - have, 0);
}
