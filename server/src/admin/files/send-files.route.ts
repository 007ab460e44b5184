import { FILE_BYTES, FILE_FIELD, FILE_LIMIT, FILES_CALLS, type FilesReply } from 'shared-types/admin/files/files';
import { z } from 'zod';
import { sentAddress } from '../../platform/http/sent/sent-text.schema';
import { isWithinRate, type RateLimit } from '../../platform/http/rate-limit';
import type { SentFile } from '../../platform/http/sent/sent-files';
import { filePath } from '../../site/library/file-path';
import { takeFile } from '../../site/library/take-file';
import type { ActionContext, ActionFiles } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import { editorOf } from '../../site/session/editor-of';
import { displayFileName } from '../../site/upload/display-file-name';
import { incomingFolder } from '../../site/upload/pieces/join-pieces';
import { registerAdminAction } from '../admin-action';
import { problemText } from './file-problem';
import { filesAddress } from './files-query';
import { FILES_MESSAGES } from './files.messages';

const LIMIT: RateLimit = { what: 'admin/files', most: 1000, windowMs: 600_000 };

const sentSchema = z
  .object({
    folder: z.string().max(FILE_LIMIT.folder).optional(),
    replaces: z.guid().toLowerCase().optional().describe('Id of the file that gets the bytes of the first one.'),
    page: sentAddress.optional(),
  })
  .describe('The files are sent beside these fields.');

/** `sendFiles`: adds whole files to the library, or replaces one, for forms without script. */
export const sendFilesRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'files.edit',
    ...FILES_CALLS.sendFiles,
    input: sentSchema,
    files: filesWanted(services),
    run: (sent, context) => send(services, sent, context),
  });

function filesWanted({ db, config }: Services): ActionFiles {
  return {
    field: FILE_FIELD.files,
    most: FILE_LIMIT.sentFiles,
    fileBytes: Math.max(...Object.values(FILE_BYTES)),
    requestBytes: FILE_LIMIT.sentBytes,
    folder: incomingFolder(config),
    isWelcome: async (request) => {
      const account = await accountOf(db, request);
      return account !== undefined && mayDo(account, 'files.edit');
    },
  };
}

async function send(
  services: Services,
  { folder = '', replaces, page }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { db, sites } = services;
  const { account, refusal } = await editorOf(db, context, 'files.edit');
  if (!account) return refusal;
  const { site, language, request } = context;
  const messages = FILES_MESSAGES[language];
  const refused: string[] = [];
  let count = 0;
  // A file replaces one other.
  const files = replaces === undefined ? context.files : context.files.slice(0, 1);
  for (const file of files) {
    if (!(await isWithinRate(db, { siteId: site.id, address: account.id }, LIMIT)))
      return { kind: 'refused', code: 'admin/files-limited' };
    const name = displayFileName(file.name);
    const { stored } = file;
    const taken = stored
      ? await takeFile(services, {
          siteId: site.id,
          name,
          stored,
          folder: displayFileName(folder),
          replacesId: replaces,
        })
      : ({ ok: false, problem: MISSING[file.missing ?? 'too-many'], error: undefined } as const);
    if (taken.ok) count += 1;
    else {
      if (taken.problem === 'unscanned')
        request.log.error({ err: taken.error }, 'a file could not be scanned for viruses');
      refused.push(problemText(taken.problem, { name, language }));
    }
  }
  if (count > 0) sites.invalidate(site.id);
  if (files.length === 0) refused.push(messages.name);
  if (refused.length > 0)
    return { kind: 'refused', code: 'admin/files-invalid', errors: { [FILE_FIELD.files]: refused.join('\n') } };
  const location =
    replaces === undefined ? filesAddress(page, { change: 'upload', count }) : `${filePath(replaces)}?done=replaced`;
  const body: FilesReply = { message: messages.changed({ change: 'upload', count }), location };
  return { kind: 'done', body, goTo: location };
}

const MISSING = {
  'file-too-large': 'too-large',
  'request-too-large': 'too-many',
  'too-many': 'too-many',
} as const satisfies Record<NonNullable<SentFile['missing']>, string>;
