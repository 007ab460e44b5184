import { hash } from 'node:crypto';
import type { FieldType } from 'shared-types/forms/contact-form';
import type { z } from 'zod';
import type { Config } from '../../platform/environment/config';
import type { Language } from '../../platform/language';
import { mayDo } from '../../site/session/capabilities';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { readForm, type ReadForm } from './read-form';
import type { sentFormSchema } from './sent-form.schema';
import type { Settings } from './settings';

const ID_LETTERS = 10;

export interface SentFormInput {
  readonly sent: z.output<typeof sentFormSchema>;
  readonly stored: Settings;
  /** Ids of the site's mailing lists; a preview needs none. */
  readonly listIds?: ReadonlySet<string>;
  readonly account: SignedInAccount;
  readonly language: Language;
  readonly config: Pick<Config, 'captchaSecrets'>;
}

/** Parses what the account has sent. New fields get ids of their form's name, so that a repeated form adds them once. */
export function readSentForm({ sent, stored, listIds, account, language, config }: SentFormInput): ReadForm {
  const { id, base: _base, key: _key, fresh, ...fields } = sent;
  const idOf = (type: FieldType, row: number) => {
    const name = hash('sha256', [id, account.id, fresh, row].join(' '), 'hex');
    return `${type}-${name.slice(0, ID_LETTERS)}`;
  };
  return readForm(fields, {
    language,
    stored,
    idOf,
    mayAddScripts: mayDo(account, 'scripts.edit'),
    listIds: mayDo(account, 'lists.edit') ? listIds : undefined,
    captchaSiteKeys: new Set(config.captchaSecrets?.keys()),
  });
}
