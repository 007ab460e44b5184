import { isIP } from 'node:net';
import { StartError } from '../postgres/start-error';
import type { Config, Env } from './config';

const HIGHEST_PORT = 65_535;
/** `9.9.9.9`, `9.9.9.9:53`, `[2620:fe::fe]:53`. */
const SERVER = /^\[?([0-9a-fA-F.:]+?)\]?(?::(\d{1,5}))?$/;

/** Reads the DNS servers that own domains are looked up at. */
export function readDnsServers(env: Env): Pick<Config, 'dnsServers'> {
  const text = env['DNS_SERVERS'];
  if (!text) return {};
  const servers = text.split(',').flatMap((part) => part.trim() || []);
  if (servers.length > 0 && servers.every(isServer)) return { dnsServers: servers };
  throw new StartError(
    `DNS_SERVERS is "${text}": give it addresses like 9.9.9.9 or [2620:fe::fe]:53, separated by commas, or leave it out for those of the system.`,
  );
}

function isServer(text: string): boolean {
  if (isIP(text) !== 0) return true;
  const [, address = '', port = '53'] = SERVER.exec(text) ?? [];
  const isInBrackets = text.startsWith('[');
  return isIP(address) === (isInBrackets ? 6 : 4) && Number(port) > 0 && Number(port) <= HIGHEST_PORT;
}
