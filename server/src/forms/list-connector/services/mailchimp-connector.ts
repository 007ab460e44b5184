import { hash } from 'node:crypto';
import { z } from 'zod';
import { sendRequest, type OutgoingOutcome, type OutgoingRequest } from '../../../platform/outgoing/send-request';
import type { DeliveryReason } from '../../../platform/schema/tables/forms.tables';
import type { ListChange, ListConnector, ListOutcome, ListTarget } from '../list-connector';
import { isAccepted, outcomeOf } from './outcome-of';

const [BAD_REQUEST, UNAUTHORIZED, FORBIDDEN, NOT_FOUND] = [400, 401, 403, 404];
/** Error documents have about 300 bytes. */
const MOST_ANSWER_BYTES = 16_384;
/** The data centre of an account is the end of its API keys: `…-us6`. */
const DATA_CENTRE = /-([a-z]{2,4}\d{1,4})$/;

/** Titles of errors about people who have unsubscribed, bounced or been deleted at Mailchimp: only they can subscribe again. */
const BLOCKED = ['Member In Compliance State', 'Forgotten Email Not Subscribed'];
/** Title of errors about addresses that look fake, and about too many recent sign-ups, which is temporary. */
const PERHAPS_LATER = 'Invalid Resource';

/** The base URL of the account that an API key belongs to; undefined if the key does not say it. */
export function mailchimpUrl(apiKey: string): string | undefined {
  const [, dataCentre] = DATA_CENTRE.exec(apiKey) ?? [];
  return dataCentre === undefined ? undefined : `https://${dataCentre}.api.mailchimp.com/3.0`;
}

/**
 * Mailchimp's Marketing API 3.0, and services with the same API. A person who is not there is not created by unsubscribing.
 * @implements MAIL-02
 */
export const mailchimpConnector: ListConnector = {
  deliver: async (change, target, network) => {
    const outcome = await sendRequest(memberRequest(change, target), network);
    if (change.status === 'subscribed') return meaningOf(outcome);
    const isUnknown = outcome.kind === 'answered' && outcome.status === NOT_FOUND;
    // The person or the audience does not exist; the audience is asked for to tell which.
    if (isUnknown) return meaningOf(await sendRequest(audienceRequest(target), network));
    const meaning = meaningOf(outcome);
    return meaning.kind === 'refused' && meaning.reason === 'blocked' ? { kind: 'done' } : meaning;
  },
  test: async (_list, target, network) => meaningOf(await sendRequest(audienceRequest(target), network)),
};

function memberRequest({ email, status }: ListChange, target: ListTarget): OutgoingRequest {
  const address = email.trim().normalize('NFC');
  const member = hash('md5', address.toLowerCase());
  const isNew = status === 'subscribed';
  return {
    method: isNew ? 'PUT' : 'PATCH',
    // An audience may require more fields than a mailing list has.
    url: `${audienceUrl(target)}/members/${member}?skip_merge_validation=true`,
    headers: { ...headersOf(target), 'content-type': 'application/json' },
    body: JSON.stringify(isNew ? { email_address: address, status_if_new: status, status } : { status }),
    mostBytes: MOST_ANSWER_BYTES,
  };
}

function audienceRequest(target: ListTarget): OutgoingRequest {
  const url = `${audienceUrl(target)}?fields=id`;
  return { method: 'GET', url, headers: headersOf(target), mostBytes: MOST_ANSWER_BYTES };
}

function audienceUrl({ url, apiKey = '', audienceId = '' }: ListTarget): string {
  return `${url ?? mailchimpUrl(apiKey)}/lists/${encodeURIComponent(audienceId)}`;
}

function headersOf({ apiKey }: ListTarget) {
  return {
    accept: 'application/json',
    authorization: `Basic ${Buffer.from(`anystring:${apiKey}`).toString('base64')}`,
  };
}

function meaningOf(outcome: OutgoingOutcome): ListOutcome {
  if (outcome.kind !== 'answered' || isAccepted(outcome.status)) return outcomeOf(outcome);
  const { status, text } = outcome;
  const { title, detail = `HTTP ${status}` } = problemIn(text);
  const refused = (reason: DeliveryReason): ListOutcome => ({ kind: 'refused', reason, detail });
  if (status === UNAUTHORIZED) return refused('denied');
  if (status === NOT_FOUND) return refused('no-audience');
  if (status === BAD_REQUEST && title !== undefined && title !== PERHAPS_LATER)
    return refused(BLOCKED.includes(title) ? 'blocked' : 'refused');
  // Also said by what guards the service from too many requests.
  if (status === FORBIDDEN) return { kind: 'again', reason: 'denied', detail };
  const meaning = outcomeOf(outcome);
  return meaning.kind === 'done' ? meaning : { ...meaning, detail };
}

const problemSchema = z.object({ title: z.string().optional(), detail: z.string().optional() });

/** A problem document (RFC 7807), as far as the text is one. */
function problemIn(text: string): z.output<typeof problemSchema> {
  try {
    return problemSchema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}
