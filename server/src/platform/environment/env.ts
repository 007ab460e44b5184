import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { StartError } from '../postgres/start-error';
import { MOST_CONNECTIONS } from '../schema/most-connections';
import type { Config } from './config';
import { readBucket } from './read-bucket';
import { readCaptchaSecrets } from './read-captcha-secrets';
import { readDnsServers } from './read-dns-servers';
import { readMail } from './read-mail';
import { readPlaces } from './read-places';
import { readSigning } from './read-signing';
import { readSpamCheck } from './read-spam-check';
import { readVirusScan } from './read-virus-scan';
import type { Env } from './config';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export const DEFAULT_PORT = 4000;
export const HIGHEST_PORT = 65_535;
const PUBLIC_PORT = { otherwise: 443, lowest: 1, highest: HIGHEST_PORT };
const LONGEST_BUDGET_MS = 60_000;
const LONGEST_DRAIN_S = 300;
const AVIF_EFFORT = { otherwise: 3, highest: 9 };
/** With one connection, a long transaction would block everything else. */
const CONNECTIONS = { otherwise: MOST_CONNECTIONS, lowest: 2, highest: 1000 };
/** The cached parts of a page take about a tenth of a megabyte. */
const CACHE_MB = { otherwise: 256, lowest: 16, highest: 65_536 };
const PREFIX_LENGTH = /^\d{1,3}$/;
const BITS = { 4: 32, 6: 128 };
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;

/** Reads the settings; relative folders start at `packagesDir`. Throws a StartError that names an invalid setting. */
export function readConfig(env: Env, packagesDir: string): Config {
  const folder = (name: string, otherwise: string) => resolve(packagesDir, env[name] || otherwise);
  const databaseUrl = readDatabaseUrl(env, 'DATABASE_URL');
  const databaseDirectUrl = readDatabaseUrl(env, 'DATABASE_DIRECT_URL');
  if (databaseDirectUrl !== undefined && databaseUrl === undefined)
    throw new StartError('DATABASE_DIRECT_URL is set without DATABASE_URL: set both, or leave both out.');
  const mail = readMail(env);
  const trustedProxies = readProxies(env['TRUSTED_PROXIES'] ?? '');
  return {
    port: readNumber(env, 'PORT', { otherwise: DEFAULT_PORT, highest: HIGHEST_PORT }),
    ...(env['PUBLIC_PORT'] ? { publicPort: readNumber(env, 'PUBLIC_PORT', PUBLIC_PORT) } : {}),
    ...readSecurityContact(env['SECURITY_CONTACT']),
    dataDir: folder('DATA_DIR', '.data'),
    packagesDir: folder('PACKAGES_DIR', '.'),
    appDomain: readHost(env['APP_DOMAIN'] || 'colonnade.localhost'),
    ...(env['SAMPLES_DIR'] === 'none' ? {} : { samplesDir: folder('SAMPLES_DIR', 'server/sample') }),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(databaseDirectUrl === undefined ? {} : { databaseDirectUrl }),
    databaseConnections: readNumber(env, 'DATABASE_CONNECTIONS', CONNECTIONS),
    ...mail,
    ...readPlaces(env),
    ...readCaptchaSecrets(env),
    ...readSigning(env),
    ...readBucket(env),
    ...readVirusScan(env),
    ...readSpamCheck(env),
    ...readDnsServers(env),
    ...(trustedProxies.length === 0 ? {} : { trustedProxies }),
    drainMs: 1000 * readNumber(env, 'DRAIN_SECONDS', { otherwise: 0, highest: LONGEST_DRAIN_S }),
    cacheMb: readNumber(env, 'CACHE_MB', CACHE_MB),
    blockBudgetMs: readNumber(env, 'BLOCK_BUDGET_MS', { otherwise: 100, highest: LONGEST_BUDGET_MS }),
    pageBudgetMs: readNumber(env, 'PAGE_BUDGET_MS', { otherwise: 400, highest: LONGEST_BUDGET_MS }),
    keepsRendered: env['KEEP_RENDERED'] !== 'no',
    avifEffort: readNumber(env, 'AVIF_EFFORT', AVIF_EFFORT),
    makesRenditionsAhead: env['RENDITIONS'] !== 'on-demand',
    ...(env['DESIGN_PATCHES'] === 'yes' ? { savesDesignPatches: true } : {}),
    ...(env['DEV'] === 'yes' ? { isDevelopment: true } : {}),
    logLevel: readLogLevel(env['LOG_LEVEL'] || 'warn'),
  };
}

interface NumberSetting {
  readonly otherwise: number;
  readonly lowest?: number;
  readonly highest: number;
}

function readNumber(env: Env, name: string, { otherwise, lowest = 0, highest }: NumberSetting): number {
  const text = env[name] || String(otherwise);
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= lowest && number <= highest) return number;
  throw new StartError(
    `${name} is "${text}": give it a whole number from ${lowest} to ${highest}, or leave it out for ${otherwise}.`,
  );
}

function readHost(text: string): string {
  if (HOST.test(text)) return text;
  throw new StartError(
    `APP_DOMAIN is "${text}": give it a host name in lower case, without scheme and port, or leave it out for colonnade.localhost.`,
  );
}

function readDatabaseUrl(env: Env, name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL'): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new StartError(
    `${name} is not the address of a PostgreSQL server: write it as postgresql://user:password@host:5432/database, ` +
      (name === 'DATABASE_URL'
        ? 'or leave it out to use the one that comes with Colonnade.'
        : 'or leave it out where DATABASE_URL leads through no pooler.'),
  );
}

/** RFC 9116, section 2.5.3 requires a URL. */
function readSecurityContact(text: string | undefined): Pick<Config, 'securityContact'> {
  if (!text) return {};
  if (/^(?:https:\/\/|mailto:|tel:)[!-~]+$/.test(text)) return { securityContact: text };
  throw new StartError(
    `SECURITY_CONTACT is "${text}": write it as mailto:security@host, https://host/page or tel:+49-30-000, or leave it out to name no contact.`,
  );
}

/** Fails closed: a malformed range would trust nobody or everybody. */
function readProxies(text: string): string[] {
  const proxies = text.split(',').flatMap((part) => part.trim() || []);
  if (proxies.every(isAddressRange)) return proxies;
  throw new StartError(
    `TRUSTED_PROXIES is "${text}": give it addresses or ranges like 10.0.0.0/8, separated by commas, or leave it out to believe no proxy.`,
  );
}

function isAddressRange(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || rest.length > 0) return false;
  return length === undefined || (PREFIX_LENGTH.test(length) && Number(length) <= BITS[version]);
}

function readLogLevel(text: string): Config['logLevel'] {
  const level = LOG_LEVELS.find((one) => one === text);
  if (level) return level;
  throw new StartError(`LOG_LEVEL is "${text}": give it one of ${LOG_LEVELS.join(', ')}, or leave it out for warn.`);
}
