import { z } from 'zod';
import { REMOTE_ACTS } from 'shared-types/admin/remote';

/** Fields of every refusal. */
export const failure = z.object({
  error: z.string().describe('What went wrong and what to do.'),
  code: z.string().describe('`<area>/<what>`; programs tell refusals apart by it.'),
  data: z.object({ errors: z.record(z.string(), z.string()).optional() }).optional(),
  crumbFail: z.boolean().optional().describe('True where the crumb was missing or wrong; `crumb` is a fresh one.'),
  crumb: z.string().optional(),
  key: z.string().optional(),
  loginRequired: z.boolean().optional(),
  authorizationFail: z.boolean().optional(),
});

const difference = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('version'), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('first'), to: z.string() }),
  z.object({ kind: z.enum(['code', 'html', 'follow']), isOn: z.boolean() }),
  z.object({ kind: z.literal('canary'), version: z.string(), percent: z.number() }),
  z.object({ kind: z.literal('canary-ended'), version: z.string() }),
  z.object({ kind: z.literal('pin'), site: z.string(), version: z.string() }),
  z.object({ kind: z.enum(['unpin', 'off-at', 'on-at']), site: z.string() }),
]);

const change = z.object({
  serial: z.int().describe('Grows with every change, of whichever remote.'),
  remote: z.string(),
  who: z.string(),
  reason: z.string(),
  at: z.iso.datetime(),
  atText: z.string(),
  differences: z.array(difference),
  undoes: z.int().optional().describe('The serial of the change that it took back.'),
});

const current = z.object({
  name: z.string(),
  version: z.string().nullable().describe('The live version; null where none was ever live.'),
  publishedText: z.string().optional(),
  enabled: z.boolean().describe('False: its code does not run in pages.'),
  renders: z.boolean().describe('False: its HTML gives way to the fallback.'),
  isFollowing: z.boolean().describe('True while newer versions go live by themselves.'),
  canary: z.object({ version: z.string(), percent: z.number() }).optional(),
  pins: z.array(z.object({ site: z.string(), version: z.string() })),
  offAt: z.array(z.string()).describe('Sites in whose pages its code does not run, by identifier.'),
  errors: z.int().describe('In pages of all sites in the last 24 hours.'),
  startText: z.string().optional().describe('What three of four starts in the last 24 hours took at most.'),
});

const troubles = z
  .array(z.object({ remote: z.string(), text: z.string() }))
  .optional()
  .describe('What the server that answers cannot follow; absent where all is well.');

/** Reply to `listRemotes`. */
export const remotes = z.object({ remotes: z.array(current), changes: z.array(change), troubles });

/** Reply to `getRemote`. */
export const remote = current.extend({
  troubles,
  versions: z.array(
    z.object({
      version: z.string(),
      publishedText: z.string(),
      deployedBy: z.string().optional(),
      recent: z
        .object({ shareText: z.string().optional(), startText: z.string().optional(), errors: z.int() })
        .optional(),
    }),
  ),
  back: z.string().optional().describe('The version that was live before this one.'),
  changes: z.array(change),
  seen: z.int().describe('The serial of its last change: what `changeRemote` wants as `seen`.'),
  isUndoable: z.boolean(),
  acts: z.array(z.enum(REMOTE_ACTS)).describe('What can be done with it as it stands.'),
});

/** Reply to a call that changes something. */
export const done = z.object({
  message: z
    .string()
    .describe('What was done. Where the call said no `confirmed`: what would be, and whom it reaches.'),
  location: z.string().optional(),
  states: z.record(z.string(), z.unknown()).optional(),
  key: z.string().optional(),
});

/** Parameters of `getRemote`. */
export const remoteQuery = z.object({ remote: z.string() });

const wanted = z.array(
  z.object({
    path: z.string(),
    integrity: z.string().describe('`sha384-<base64>`; names the file in `sendDeployPiece`.'),
    bytes: z.int(),
    have: z.int().describe('How many of its bytes have come already.'),
  }),
);

/** Reply to `beginDeploy`. */
export const begunDeploy = z.discriminatedUnion('state', [
  z.object({ state: z.literal('there'), version: z.string() }),
  z.object({
    state: z.literal('open'),
    version: z.string(),
    deploy: z.string(),
    pieceBytes: z.int().describe('Most bytes of one piece of a file.'),
    wanted,
  }),
]);

/** Parameters of `sendDeployPiece`. */
export const pieceQuery = z.object({
  file: z.string().describe('The integrity of the file.'),
  from: z
    .string()
    .regex(/^\d{1,8}$/)
    .describe('The first byte of the piece.'),
});

/** Reply to `sendDeployPiece`. */
export const sentPiece = z.object({ have: z.int().describe('How many bytes of the file there are now.') });

/** Reply to `finishDeploy`. */
export const finishedDeploy = z.object({
  remote: z.string(),
  version: z.string(),
  requestedSources: z
    .record(z.string(), z.array(z.string()))
    .describe('Sources its pages may ask once it is live, by directive.'),
});

/** Additional fields of a refused deploy. */
export const refusedDeploy = failure.extend({
  reasons: z.array(z.object({ what: z.string(), where: z.string(), mend: z.string() })).optional(),
  have: z.int().optional(),
  wanted: wanted.optional(),
});

/** Reply to `getNews`, and each event of `followNews`. */
export const news = z.object({
  revision: z.int(),
  off: z.array(z.string()).describe('Remotes whose code does not run on this site.'),
  plain: z.array(z.string()).describe('Remotes whose HTML has given way to their fallback.'),
  takenBack: z.record(z.string(), z.array(z.string())).describe('Versions that open pages must give up.'),
});

/** Reply to `/healthz`. */
export const health = z.object({ ok: z.boolean() });

/** Reply to `/readyz`. */
export const readiness = z.object({
  ok: z.boolean(),
  serial: z.int().optional(),
  degraded: z.array(z.string()).optional().describe('What is away or cannot be followed while pages go on.'),
});
