import { ADDITIONS_MOST, SUBSCRIBERS_CALLS, SUBSCRIBERS_QUERY } from 'shared-types/admin/people/subscribers';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { storableText } from '../../platform/schema/storable-text';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { LIST_GONE, listDone } from '../mailing-lists/list-done';
import { MAILING_LISTS_MESSAGES } from '../mailing-lists/mailing-lists.messages';
import { findMailingLists } from '../mailing-lists/mailing-lists.store';
import { readAddresses } from './read-addresses';
import { addToList } from './subscribers.store';

/** A form without script writes some characters as nine bytes. */
const MOST_BYTES = 2 * 1024 * 1024;
const WRONG_LINES_SHOWN = 10;

const sentSchema = (language: Language) => {
  const { consent, addresses, tooLong } = MAILING_LISTS_MESSAGES[language];
  return z.object({
    list: z.guid(),
    addresses: z
      .string({ error: addresses })
      .max(ADDITIONS_MOST.characters, { error: tooLong(ADDITIONS_MOST.lines) })
      .transform(storableText),
    consent: z.literal('yes', { error: consent }),
  });
};

/** `addSubscribers`: adds addresses whose owners have agreed elsewhere; all of them, or none if a line is wrong. */
export const addSubscribersRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'lists.edit',
    ...SUBSCRIBERS_CALLS.addSubscribers,
    mostBytes: MOST_BYTES,
    input: sentSchema,
    run: (sent, context) => add(services, sent, context),
  });
};

async function add(
  { db }: Services,
  { list, addresses }: z.output<ReturnType<typeof sentSchema>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'lists.edit');
  if (!account) return refusal;
  const { site, language } = context;
  const messages = MAILING_LISTS_MESSAGES[language];
  const { emails, wrong, lines } = readAddresses(addresses);
  const problem = problemOf(messages, { count: emails.length, wrong, lines });
  if (problem !== undefined)
    return { kind: 'refused', code: 'admin/subscribers-invalid', errors: { addresses: problem } };
  if ((await findMailingLists(db, site.id, list)).length === 0) return LIST_GONE;
  const count = await addToList(db, {
    siteId: site.id,
    list,
    emails,
    shownText: `${account.email}: ${messages.consent}`,
  });
  return listDone(context, { done: 'subscribers-added', list, query: { [SUBSCRIBERS_QUERY.added]: String(count) } });
}

interface Found extends Pick<ReturnType<typeof readAddresses>, 'wrong' | 'lines'> {
  readonly count: number;
}

function problemOf(
  { addresses, tooLong, wrongLines }: (typeof MAILING_LISTS_MESSAGES)[Language],
  { count, wrong, lines }: Found,
): string | undefined {
  if (lines > ADDITIONS_MOST.lines) return tooLong(ADDITIONS_MOST.lines);
  if (wrong.length > 0)
    return wrongLines(wrong.slice(0, WRONG_LINES_SHOWN), Math.max(0, wrong.length - WRONG_LINES_SHOWN));
  return count === 0 ? addresses : undefined;
}
