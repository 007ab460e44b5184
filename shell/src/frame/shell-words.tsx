import type { ReactElement } from 'react';
import { strings as systemError } from '../features/system-error/system-error.strings';
import { strings as systemErrorPolish } from '../features/system-error/system-error.strings.pl';
import { strings as dialogs } from '../host/dialogs/dialogs.strings';
import { strings as dialogsPolish } from '../host/dialogs/dialogs.strings.pl';
import { strings as request } from '../host/request/request.strings';
import { strings as requestPolish } from '../host/request/request.strings.pl';
import { WORDS_ELEMENT_ID } from '../host/text/page-words';

/** What the shell's script says by itself. */
const ENGLISH = { ...request, ...dialogs, ...systemError };
const WORDS: Readonly<Record<string, Readonly<Record<keyof typeof ENGLISH, string>>>> = {
  en: ENGLISH,
  pl: { ...requestPolish, ...dialogsPolish, ...systemErrorPolish },
};

/** The words of the shell's script in the page's language. */
export function ShellWords({ locale }: { readonly locale: string }): ReactElement {
  const words = WORDS[locale] ?? WORDS[locale.split('-')[0] ?? locale] ?? ENGLISH;
  const json = JSON.stringify(words).replaceAll('<', '\\u003c');
  return <script type="application/json" id={WORDS_ELEMENT_ID} dangerouslySetInnerHTML={{ __html: json }} />;
}
