import { enteredSecret } from 'shared-types/admin/secrets/masked-secret';
import type { ListService } from 'shared-types/admin/people/list-connection';
import type { ConnectionValues, SavedConnection } from '../../forms/list-connector/list-connection.store';
import { mailchimpUrl } from '../../forms/list-connector/services/mailchimp-connector';
import { publicUrlMistake } from '../../platform/outgoing/public-url';
import type { ListConnectionMessages } from './list-connection.messages';

/** What an owner has entered; trimmed, and empty where nothing was. */
export interface SentConnection {
  readonly service: ListService;
  readonly url: string;
  readonly apiKey: string;
  readonly audienceId: string;
  readonly wantsNewSecret: boolean;
}

export type ReadConnection =
  | { readonly values: ConnectionValues; readonly errors?: undefined }
  | { readonly values?: undefined; readonly errors: Readonly<Record<string, string>> };

/** It is a part of a URL, so that dots and slashes would lead elsewhere. */
const AUDIENCE_ID = /^[A-Za-z0-9_-]+$/;

/** Checks a connection. An API key that is not entered again stays, but only for the URL it was entered for. */
export function readConnection(
  sent: SentConnection,
  known: SavedConnection | undefined,
  messages: ListConnectionMessages,
): ReadConnection {
  return sent.service === 'mailchimp' ? readMailchimp(sent, known, messages) : readHook(sent, messages);
}

function readHook({ service, url, wantsNewSecret }: SentConnection, messages: ListConnectionMessages): ReadConnection {
  const mistake = urlMistake(url, messages);
  return mistake === undefined ? { values: { service, url, wantsNewSecret } } : { errors: { url: mistake } };
}

function readMailchimp(
  { service, url: sentUrl, apiKey: sentKey, audienceId }: SentConnection,
  known: SavedConnection | undefined,
  messages: ListConnectionMessages,
): ReadConnection {
  const url = sentUrl.replace(/\/$/, '') || undefined;
  const mistake = url === undefined ? undefined : baseUrlMistake(url, messages);
  const knownKey = known?.api_key ?? undefined;
  const isSameUrl = known?.url === (url ?? null);
  const apiKey = enteredSecret(sentKey) ?? (isSameUrl ? knownKey : undefined);
  const keyMistake =
    apiKey === undefined
      ? messages[knownKey === undefined ? 'apiKey' : 'apiKeyAgain']
      : url === undefined && mailchimpUrl(apiKey) === undefined
        ? messages.apiKeyWrong
        : undefined;
  const errors = {
    ...(mistake !== undefined && { url: mistake }),
    ...(keyMistake !== undefined && { apiKey: keyMistake }),
    ...(AUDIENCE_ID.test(audienceId) ? {} : { audienceId: messages.audienceId }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return { values: { service, url, apiKey, audienceId, wantsNewSecret: false } };
}

function urlMistake(url: string, { url: wrongForm, privateUrl }: ListConnectionMessages): string | undefined {
  const mistake = publicUrlMistake(url);
  if (mistake === undefined) return undefined;
  return mistake === 'form' ? wrongForm : privateUrl;
}

/** Paths are added to it. */
function baseUrlMistake(url: string, messages: ListConnectionMessages): string | undefined {
  return /[?#]/.test(url) ? messages.url : urlMistake(url, messages);
}
