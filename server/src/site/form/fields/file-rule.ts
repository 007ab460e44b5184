import { FIELD_PARTS } from 'shared-types/forms/contact-form';
import type { FieldRule } from './field-rule';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** True for what can be the id of an upload. */
export function isUploadId(text: string): boolean {
  return ID.test(text);
}

/** Ids of uploads. What belongs to them is looked up where the form is stored. */
export const FILE_RULE: FieldRule = {
  parts: () => FIELD_PARTS.file,
  read: (sent) => [...new Set(sent.filter((text) => text !== ''))],
  error: (ids, { field: { mostFiles = 1 }, messages }) => {
    if (!ids.every(isUploadId)) return messages.noFile;
    return ids.length > mostFiles ? messages.tooManyFiles(mostFiles) : undefined;
  },
  isComplete: (answer) => answer.length > 0,
  keep: (answer) => answer,
};
