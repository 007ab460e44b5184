import { isAbsolute } from 'node:path';
import type { Config, Env } from './config';
import { StartError } from '../postgres/start-error';

const PORT = 3310;

/**
 * Reads how files of visitors are scanned. Fails closed: a setting that cannot be read would leave them unscanned.
 */
export function readVirusScan(env: Env): Pick<Config, 'virusScan'> {
  const text = env['VIRUS_SCAN'];
  if (!text) return {};
  if (isAbsolute(text)) return { virusScan: { kind: 'program', path: text } };
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'unix:' && isAbsolute(url.pathname) && url.pathname !== '/')
    return { virusScan: { kind: 'clamd', address: { path: decodeURI(url.pathname) } } };
  if (url?.protocol === 'tcp:' && url.hostname !== '' && ['', '/'].includes(url.pathname))
    return { virusScan: { kind: 'clamd', address: { host: bare(url.hostname), port: Number(url.port || PORT) } } };
  throw new StartError(
    `VIRUS_SCAN is "${text}": write the address of a clamd as tcp://host:3310 or unix:/run/clamav/clamd.ctl, or the absolute ` +
      'path of a program, or leave it out to scan no files.',
  );
}

/** An IPv6 address without its brackets. */
function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}
