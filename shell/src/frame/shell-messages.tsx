import type { ReactElement } from 'react';
import { messages as systemError } from '../features/system-error/system-error.messages';
import { messages as systemErrorPolish } from '../features/system-error/system-error.messages.pl';
import { messages as dialogs } from '../host/dialogs/dialogs.messages';
import { messages as dialogsPolish } from '../host/dialogs/dialogs.messages.pl';
import { messages as request } from '../host/request/request.messages';
import { messages as requestPolish } from '../host/request/request.messages.pl';
import { MESSAGES_ELEMENT_ID } from '../host/text/page-messages';

/** Messages of the shell's script. */
const ENGLISH = { ...request, ...dialogs, ...systemError };
const MESSAGES: Readonly<Record<string, Readonly<Record<keyof typeof ENGLISH, string>>>> = {
  en: ENGLISH,
  pl: { ...requestPolish, ...dialogsPolish, ...systemErrorPolish },
};

export function ShellMessages({ locale }: { readonly locale: string }): ReactElement {
  const messages = MESSAGES[locale] ?? MESSAGES[locale.split('-')[0] ?? locale] ?? ENGLISH;
  const json = JSON.stringify(messages).replaceAll('<', '\\u003c');
  return <script type="application/json" id={MESSAGES_ELEMENT_ID} dangerouslySetInnerHTML={{ __html: json }} />;
}
