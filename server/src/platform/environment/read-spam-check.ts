import type { Config, Env } from './config';
import { StartError } from '../postgres/start-error';

/** Reads the address of the rspamd that is asked about submissions of forms. */
export function readSpamCheck(env: Env): Pick<Config, 'spamCheckUrl'> {
  const text = env['SPAM_CHECK'];
  if (!text) return {};
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.username === '')
    return { spamCheckUrl: url.origin };
  throw new StartError(
    `SPAM_CHECK is "${text}": write the address of an rspamd as http://host:11333, or leave it out to ask none.`,
  );
}
