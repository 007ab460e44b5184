import { FILE_CALLS } from 'shared-types/admin/files/file';
import { FILE_LIMIT, type FilesReply } from 'shared-types/admin/files/files';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { storableText } from '../../platform/schema/storable-text';
import { filePath } from '../../site/library/file-path';
import { saveDetails } from '../../site/library/change-files';
import { findLibraryFile } from '../../site/library/library-row';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { displayFileName } from '../../site/upload/display-file-name';
import { registerAdminAction } from '../admin-action';
import { FILES_MESSAGES } from '../files/files.messages';
import { stateFields } from '../state-fields';
import { readPercent } from './read-percent';

/** A file's extension, which its name keeps. */
const EXTENSION = /\.[a-z0-9]{1,10}$/i;

function input(language: Language) {
  const { name, focal } = FILES_MESSAGES[language];
  return z.object({
    id: z.guid().toLowerCase(),
    title: z
      .string({ error: name })
      .max(FILE_LIMIT.name)
      .refine((typed) => displayFileName(typed) !== '', { error: name })
      .describe('Name of the file; its extension is kept.'),
    alt: z.string().max(FILE_LIMIT.alt).optional().describe('Alternative text of a picture.'),
    folder: z.string().max(FILE_LIMIT.folder).optional(),
    newFolder: z.string().max(FILE_LIMIT.folder).optional().describe('Name of a new folder, instead of `folder`.'),
    focalX: readPercent(focal).optional().describe('Focal point of a picture, in percent from the left.'),
    focalY: readPercent(focal).optional().describe('The same from the top.'),
    ...stateFields,
  });
}

/**
 * `saveFile`: saves the name, alternative text, folder and focal point of a file. Its address stays.
 *
 * @implements FILE-01 FILE-02
 */
export const saveFileRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'files.edit',
    ...FILE_CALLS.saveFile,
    input,
    invalid: 'admin/file-invalid',
    run: (sent, context) => save(services, sent, context),
  });

async function save(
  { db, sites }: Services,
  { id, title, alt, folder = '', newFolder = '', focalX, focalY, base, key }: z.output<ReturnType<typeof input>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'files.edit');
  if (!account) return refusal;
  const { site, language } = context;
  const row = await findLibraryFile(db, { siteId: site.id, id });
  if (!row) return { kind: 'refused', code: 'admin/file-gone' };
  const saved = await saveDetails(db, {
    siteId: site.id,
    id,
    title: withExtension(displayFileName(title), row.title),
    alt: storableText(alt ?? row.alt).trim(),
    folder: displayFileName(newFolder) || displayFileName(folder),
    focalX: focalX ?? row.focal_x,
    focalY: focalY ?? row.focal_y,
    seen: key || base,
  });
  if (saved.kind === 'gone') return { kind: 'refused', code: 'admin/file-gone' };
  if (saved.kind === 'conflict') return { kind: 'refused', code: 'admin/file-conflict', key: saved.version };
  sites.invalidate(site.id);
  const location = `${filePath(id)}?done=saved`;
  const body: FilesReply = { message: FILES_MESSAGES[language].saved, location };
  return { kind: 'done', body, goTo: location };
}

function withExtension(title: string, before: string): string {
  const [own = ''] = EXTENSION.exec(before) ?? [];
  return title.toLowerCase().endsWith(own.toLowerCase()) ? title : title + own;
}
