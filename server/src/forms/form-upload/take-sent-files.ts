import type { FastifyRequest } from 'fastify';
import { FIELD_PREFIX, FILE_PART } from 'shared-types/forms/contact-form';
import { FORM_FILE_TYPES, FORM_UPLOAD_LIMIT } from 'shared-types/forms/form-upload';
import type { SentFile } from '../../platform/http/sent/sent-files';
import type { Language } from '../../platform/language';
import type { ActionFiles } from '../../site/request/action';
import { siteOf } from '../../site/request/site-of-request';
import type { FieldDefinition } from '../../site/form/field-definition';
import type { Services } from '../../site/services';
import { displayFileName } from '../../site/upload/display-file-name';
import { nameOfType } from '../../site/upload/name-of-type';
import { incomingFolder } from '../../site/upload/pieces/join-pieces';
import type { FoundForm } from '../contact-form/find-form';
import { isShownTo } from '../contact-form/is-shown-to';
import { checkFile } from './check-file';
import { logRefusal, problemText, type FileProblem } from './file-problem';
import { FORM_UPLOAD_MESSAGES } from './form-upload.messages';
import { keepFile } from './keep-file';
import { findSameFile, removeUpload, startUpload, type UploadScope } from './upload.store';
import { fileFields, mayUpload, uploadForm } from './upload-request';

/** Names of the file inputs of forms. */
const FILE_INPUT = /^field\.[\w-]+\.file$/;

/** The files that come with a form. Only forms with fields for them get any. */
export function formFilesWanted({ db, config }: Services): ActionFiles {
  return {
    field: FILE_INPUT,
    most: FORM_UPLOAD_LIMIT.files,
    fileBytes: FORM_UPLOAD_LIMIT.fileBytes,
    requestBytes: FORM_UPLOAD_LIMIT.submissionBytes,
    folder: incomingFolder(config),
    isWelcome: async (request, fields) => {
      const formId = fields['formId'] ?? fields['block'];
      const found = uploadForm(siteOf(request), { formId, key: fields['key'] });
      return found !== undefined && (await isShownTo(db, request, found.form.page));
    },
  };
}

export interface SentFilesInput {
  readonly form: FoundForm;
  readonly scope: UploadScope;
  readonly files: readonly SentFile[];
  readonly language: Language;
  readonly request: FastifyRequest;
}

export interface TakenFiles {
  /** Ids of uploads by field, in the order of the files. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
  /** Messages by field, a line for each refused file. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Stores the files that were sent with a form. The same file sent again with the same key is stored once. */
export async function takeSentFiles(services: Services, input: SentFilesInput): Promise<TakenFiles> {
  const ids = new Map<string, readonly string[]>();
  const errors: Record<string, string> = {};
  for (const field of fileFields(input.form)) {
    for (const file of input.files.filter((one) => one.field === `${FIELD_PREFIX}${field.id}.${FILE_PART}`)) {
      const taken = await takeFile(services, { ...input, field, file });
      if ('id' in taken) ids.set(field.id, [...(ids.get(field.id) ?? []), taken.id]);
      else {
        const line = `${displayFileName(file.name)}: ${problemText(taken.problem, field, input.language)}`;
        errors[field.id] = [errors[field.id], line].filter(Boolean).join('\n');
      }
    }
  }
  return { ids, errors };
}

interface FileToTake extends SentFilesInput {
  readonly field: FieldDefinition;
  readonly file: SentFile;
}

async function takeFile(
  services: Services,
  { scope, field, file, language, request }: FileToTake,
): Promise<{ readonly id: string } | { readonly problem: FileProblem }> {
  const { db, config } = services;
  const { stored } = file;
  if (!stored) return { problem: MISSING[file.missing ?? 'file-too-large'] };
  if (stored.bytes === 0) return { problem: 'empty' };
  if (!(await mayUpload(db, request, scope.siteId))) return { problem: 'limited' };
  const checked = await checkFile(config, stored.path, field);
  if (!checked.ok) {
    logRefusal(request, checked);
    return { problem: checked.reason };
  }
  const { extensions = [] } = FORM_FILE_TYPES[checked.contentType] ?? {};
  const name = nameOfType(file.name, extensions, FORM_UPLOAD_MESSAGES[language].nameless);
  const same = await findSameFile(db, { ...scope, fieldId: field.id, name, sha256: stored.sha256 });
  if (same) return { id: same.id };
  const started = await startUpload(db, { ...scope, fieldId: field.id, name, bytes: stored.bytes });
  if (started.kind !== 'started') return { problem: started.kind };
  const { id } = started;
  try {
    await keepFile(services, { upload: { id, site_id: scope.siteId }, stored, contentType: checked.contentType, name });
  } catch (error) {
    await removeUpload(db, scope, id);
    throw error;
  }
  return { id };
}

const MISSING: Readonly<Record<NonNullable<SentFile['missing']>, FileProblem>> = {
  'file-too-large': 'too-large',
  'request-too-large': 'too-large-together',
  'too-many': 'too-many',
};
