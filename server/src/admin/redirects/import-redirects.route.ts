import {
  REDIRECTS_CALLS,
  REDIRECTS_FILE_FIELD,
  REDIRECTS_LIMIT,
  REDIRECTS_QUERY,
} from 'shared-types/admin/pages/redirects';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { storableText } from '../../platform/schema/storable-text';
import { saveRedirects } from '../../site/redirects/save-redirects';
import type { ActionContext, ActionFiles } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { readRedirects, type ReadRedirects } from './read-redirects';
import { redirectsDone } from './redirects-done';
import { REDIRECTS_MESSAGES } from './redirects.messages';
import { faultText, REFUSALS } from './save-redirect';

/** A form without script writes some characters as nine bytes. */
const MOST_BYTES = 3 * REDIRECTS_LIMIT.text;
const WRONG_LINES_SHOWN = 20;

const sentSchema = (language: Language) => {
  const error = REDIRECTS_MESSAGES[language].tooLarge;
  return z.object({ rows: z.string().max(REDIRECTS_LIMIT.text, { error }).transform(storableText).optional() });
};

/** `importRedirects`: adds or replaces the redirects of a CSV text or file; all of them, or none if a line is wrong. */
export const importRedirectsRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.publish',
    ...REDIRECTS_CALLS.importRedirects,
    mostBytes: MOST_BYTES,
    input: sentSchema,
    files: filesWanted(services),
    run: ({ rows }, context) => importAll(services, rows ?? '', context),
  });

function filesWanted({ db }: Services): ActionFiles {
  return {
    field: REDIRECTS_FILE_FIELD,
    most: 1,
    fileBytes: REDIRECTS_LIMIT.text,
    requestBytes: REDIRECTS_LIMIT.text,
    isWelcome: async (request) => {
      const account = await accountOf(db, request);
      return account !== undefined && mayDo(account, 'pages.publish');
    },
  };
}

async function importAll(services: Services, typed: string, context: ActionContext): Promise<ActionOutcome> {
  const { db, sites } = services;
  const { account, refusal } = await editorOf(db, context, 'pages.publish');
  if (!account) return refusal;
  const { site, language, files } = context;
  const messages = REDIRECTS_MESSAGES[language];
  const [file] = files;
  if (file?.missing) return refused(typed, messages.tooLarge);
  const text = file ? storableText(file.bytes.toString('utf8')) : typed;
  const read = readRedirects(text, { hosts: site.hosts, messages });
  if (read.wrong.length > 0) return wrongLines(read.wrong, { text, language });
  if (read.redirects.length === 0) return refused(text, messages.noRows);
  if (read.redirects.length > REDIRECTS_LIMIT.redirects) return { kind: 'refused', code: REFUSALS.full };
  const outcome = await saveRedirects(db, site, { redirects: read.redirects, isImport: true });
  if (outcome.kind === 'faulty') return wrongLines(faultLines(outcome.faults, { read, language }), { text, language });
  // Only changes of a single redirect end otherwise.
  if (outcome.kind !== 'saved') return { kind: 'refused', code: REFUSALS.full };
  sites.invalidate(site.id);
  return redirectsDone(context, 'imported', { [REDIRECTS_QUERY.count]: String(read.redirects.length) });
}

type Faults = Extract<Awaited<ReturnType<typeof saveRedirects>>, { kind: 'faulty' }>['faults'];

function faultLines(
  faults: Faults,
  { read: { lines }, language }: { readonly read: ReadRedirects; readonly language: Language },
): ReadRedirects['wrong'] {
  return faults.map((fault) => [lines.get(fault.from) ?? 0, faultText(fault, REDIRECTS_MESSAGES[language])] as const);
}

function wrongLines(
  wrong: ReadRedirects['wrong'],
  { text, language }: { readonly text: string; readonly language: Language },
): ActionOutcome {
  const ordered = wrong.toSorted(([one], [other]) => one - other);
  const more = Math.max(0, ordered.length - WRONG_LINES_SHOWN);
  return refused(text, REDIRECTS_MESSAGES[language].wrongLines(ordered.slice(0, WRONG_LINES_SHOWN), more));
}

/** The text of a file comes back in the field, where its lines can be corrected. */
function refused(rows: string, error: string): ActionOutcome {
  return { kind: 'refused', code: 'admin/redirect-invalid', errors: { rows: error }, filled: { rows } };
}
