import type { FastifyRequest } from 'fastify';
import { FORM_UPLOAD_LIMIT } from 'shared-types/forms/form-upload';
import type { ErrorCode } from '../../platform/errors';
import type { Language } from '../../platform/language';
import type { FieldDefinition } from '../../site/form/field-definition';
import type { FileRefusal } from './check-file';
import { FORM_UPLOAD_MESSAGES } from './form-upload.messages';
import type { StartedUpload } from './upload.store';

const MEBIBYTE = 1024 * 1024;

/** Why a file is refused. */
export type FileProblem =
  | Exclude<StartedUpload['kind'], 'started'>
  | FileRefusal['reason']
  | 'empty'
  | 'too-large'
  | 'limited';

/** The code of a refusal; the problems of the file itself share one. */
export function problemCode(problem: FileProblem): ErrorCode {
  if (problem === 'full') return 'forms/uploads-full';
  if (problem === 'limited') return 'forms/uploads-limited';
  return problem === 'unscanned' ? 'forms/scan-unavailable' : 'forms/upload-invalid';
}

/** The visitor's message for a refused file. */
export function problemText(
  problem: FileProblem,
  { accepts = 'any' }: Pick<FieldDefinition, 'accepts'>,
  language: Language,
): string {
  const messages = FORM_UPLOAD_MESSAGES[language];
  switch (problem) {
    case 'type':
      return messages.type[accepts];
    case 'too-large':
      return messages.tooLarge(megabytes(FORM_UPLOAD_LIMIT.fileBytes));
    case 'too-many':
      return messages.tooManyFiles(FORM_UPLOAD_LIMIT.files);
    case 'too-large-together':
      return messages.tooLargeTogether(megabytes(FORM_UPLOAD_LIMIT.submissionBytes));
    default:
      return messages[problem];
  }
}

/** Reports a scanner that fails, because no file can be sent until it works again. */
export function logRefusal({ log }: FastifyRequest, refusal: FileRefusal): void {
  if (refusal.reason === 'unscanned') log.error({ err: refusal.error }, 'a file could not be scanned for viruses');
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / MEBIBYTE)} MB`;
}
