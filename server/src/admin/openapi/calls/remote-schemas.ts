import { REMOTE_ACTS } from 'shared-types/admin/remote';
import { z } from 'zod';

const site = z.string().describe('Identifier of the site.');
const KINDS = `What changed: the live version (\`first\`: there was none before); whether its \`code\` runs, its \`html\` is shown, or new \
versions \`follow\`; its canary; or, for one site, the pinned version or whether its code runs (\`off-at\`, \`on-at\`).`;

const difference = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('version').describe(KINDS), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('first'), to: z.string() }),
  z.object({ kind: z.enum(['code', 'html', 'follow']), isOn: z.boolean() }),
  z.object({ kind: z.literal('canary'), version: z.string(), percent: z.number() }),
  z.object({ kind: z.literal('canary-ended'), version: z.string() }),
  z.object({ kind: z.literal('pin'), site, version: z.string() }),
  z.object({ kind: z.enum(['unpin', 'off-at', 'on-at']), site }),
]);

const change = z.object({
  serial: z.int().describe('Number of the change. It grows with every change of any remote.'),
  remote: z.string().describe('Name of the remote.'),
  who: z.string().describe('Email address of the account, or name of the user at a terminal.'),
  reason: z.string().describe('The reason that was given.'),
  at: z.iso.datetime().describe('Time of the change.'),
  atText: z.string().describe('The same time as text, in the language and time zone of the site.'),
  differences: z.array(difference).describe('What the change replaced.'),
  undoes: z.int().optional().describe('Serial of the change that it undid.'),
});

const status = z.object({
  name: z.string().describe('Name of the remote; the shell is one of them.'),
  version: z.string().nullable().describe('The live version; null if none was ever live.'),
  publishedText: z.string().optional().describe('When the live version was published, as text.'),
  enabled: z.boolean().describe('False if its code is switched off in all pages.'),
  renders: z.boolean().describe('False if pages show the fallbacks of its blocks instead of its HTML.'),
  isFollowing: z.boolean().describe('True if newly published versions go live automatically.'),
  canary: z
    .object({
      version: z.string().describe('The version.'),
      percent: z.number().describe('Percentage of visitors who get it.'),
    })
    .optional()
    .describe('A version that some visitors get before the others.'),
  pins: z
    .array(z.object({ site, version: z.string().describe('The version that this site gets.') }))
    .describe('Sites with a version of their own.'),
  offAt: z.array(z.string()).describe('Identifiers of the sites where its code is switched off.'),
  errors: z.int().describe('Errors in pages of all sites within the last 24 hours.'),
  startText: z
    .string()
    .optional()
    .describe('75th percentile of the start times of its features within the last 24 hours, as text.'),
});

const troubles = z
  .array(
    z.object({
      remote: z.string().describe('Name of the remote.'),
      text: z.string().describe('What is wrong, what happens now and what to do, in the language of the site.'),
    }),
  )
  .optional()
  .describe('Live versions that the replying server cannot trust or fetch; absent if there are none.');

/** Reply to `listRemotes`. */
export const remotes = z.object({
  remotes: z.array(status).describe('All remotes by name.'),
  changes: z.array(change).describe('The latest changes, newest first.'),
  troubles,
});

const recent = z.object({
  shareText: z.string().optional().describe('Share of this version in all starts of the remote, as text.'),
  startText: z.string().optional().describe('75th percentile of its start times, as text.'),
  errors: z.int().describe('Its errors.'),
});

/** Reply to `getRemote`. */
export const remote = status.extend({
  troubles,
  versions: z
    .array(
      z.object({
        version: z.string().describe('The version.'),
        publishedText: z.string().describe('When it was published, as text.'),
        deployedBy: z
          .string()
          .optional()
          .describe('Name of the deploy token; absent if it was published on the server.'),
        recent: recent.optional().describe('What pages reported within the last 24 hours; absent if none did.'),
      }),
    )
    .describe('The newest hundred versions, newest first.'),
  back: z.string().optional().describe('The version that was live before, if it is another one.'),
  changes: z.array(change).describe('Its latest changes, newest first.'),
  seen: z.int().describe('Serial of its latest change; send it as `seen` with `changeRemote`.'),
  isUndoable: z.boolean().describe('True if the latest change can be undone.'),
  acts: z
    .array(z.enum(REMOTE_ACTS))
    .describe('What the account can do with it now; empty for accounts that may only read.'),
});

/** Parameters of `getRemote`. */
export const remoteQuery = z.object({ remote: z.string().describe('Name of the remote.') });
