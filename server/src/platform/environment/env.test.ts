import { spec } from '../../../../tools/testing/spec';
import { readConfig } from './env';

const folder = '/srv/colonnade';

test('has a value for every setting', () => {
  expect(readConfig({}, folder)).toEqual({
    port: 4000,
    dataDir: '/srv/colonnade/.data',
    packagesDir: '/srv/colonnade',
    appDomain: 'colonnade.localhost',
    samplesDir: '/srv/colonnade/server/sample',
    databaseConnections: 10,
    cacheMb: 256,
    drainMs: 0,
    blockBudgetMs: 100,
    pageBudgetMs: 400,
    keepsRendered: true,
    avifEffort: 3,
    makesRenditionsAhead: true,
    logLevel: 'warn',
  });
});

spec('EDIT-25', 'DESIGN_PATCHES is the flag of design saves that send a patch', () => {
  expect(readConfig({ DESIGN_PATCHES: 'yes' }, folder).savesDesignPatches).toBe(true);
  expect(readConfig({ DESIGN_PATCHES: 'no' }, folder).savesDesignPatches).toBeUndefined();
});

test('reads the environment; relative folders start at the packages', () => {
  const url = 'postgresql://ann:secret@db.example:5433/shop';
  const env = { PORT: '80', DATA_DIR: 'shop/data', DATABASE_URL: url, SAMPLES_DIR: 'none', DRAIN_SECONDS: '5' };
  expect(readConfig(env, folder)).toMatchObject({
    port: 80,
    dataDir: '/srv/colonnade/shop/data',
    databaseUrl: url,
    drainMs: 5000,
  });
  expect(readConfig(env, folder).samplesDir).toBeUndefined();
  expect(readConfig({ PORT: '', DATA_DIR: '', DATABASE_URL: '' }, folder)).toEqual(readConfig({}, folder));
});

test('reads a direct database address beside a pooler’s, and refuses it alone or invalid', () => {
  const [DATABASE_URL, DATABASE_DIRECT_URL] = [
    'postgresql://ann@pooler.example/shop',
    'postgresql://ann@db.example/shop',
  ];
  const { databaseUrl, databaseDirectUrl } = readConfig({ DATABASE_URL, DATABASE_DIRECT_URL }, folder);
  expect([databaseUrl, databaseDirectUrl]).toEqual([DATABASE_URL, DATABASE_DIRECT_URL]);
  expect(() => readConfig({ DATABASE_DIRECT_URL }, folder)).toThrow('DATABASE_DIRECT_URL is set without DATABASE_URL');
  expect(() => readConfig({ DATABASE_URL, DATABASE_DIRECT_URL: 'db.example' }, folder)).toThrow(
    'DATABASE_DIRECT_URL is not the address of a PostgreSQL server',
  );
});

test.each(['15', '65537', '1g'])('refuses CACHE_MB=%s', (CACHE_MB) => {
  expect(() => readConfig({ CACHE_MB }, folder)).toThrow(
    `CACHE_MB is "${CACHE_MB}": give it a whole number from 16 to 65536, or leave it out for 256.`,
  );
});

test.each(['-1', '65536', '4000x', '1e3', '0.5', ' 80'])('refuses PORT=%s', (PORT) => {
  expect(() => readConfig({ PORT }, folder)).toThrow(
    `PORT is "${PORT}": give it a whole number from 0 to 65535, or leave it out for 4000.`,
  );
});

test('accepts a number of connections from two on', () => {
  expect(readConfig({ DATABASE_CONNECTIONS: '2' }, folder).databaseConnections).toBe(2);
  expect(() => readConfig({ DATABASE_CONNECTIONS: '1' }, folder)).toThrow(
    'DATABASE_CONNECTIONS is "1": give it a whole number from 2 to 1000, or leave it out for 10.',
  );
});

test.each(['https://sites.example', 'sites.example:80', 'Sites.example', '.example'])(
  'refuses APP_DOMAIN=%s',
  (text) => {
    expect(() => readConfig({ APP_DOMAIN: text }, folder)).toThrow(
      `APP_DOMAIN is "${text}": give it a host name in lower case, without scheme and port, or leave it out for colonnade.localhost.`,
    );
    expect(readConfig({ APP_DOMAIN: 'sites.example' }, folder).appDomain).toBe('sites.example');
  },
);

test.each(['shop', 'mysql://host/db', 'postgresql://host:port/db'])('refuses DATABASE_URL=%s', (text) => {
  expect(() => readConfig({ DATABASE_URL: text }, folder)).toThrow(
    /^DATABASE_URL is not the address of a PostgreSQL server: write it as/,
  );
});

test('trusts the configured proxies, and no others', () => {
  const TRUSTED_PROXIES = '127.0.0.1, 10.0.0.0/8,::1,fd00::/8';
  expect(readConfig({ TRUSTED_PROXIES }, folder).trustedProxies).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    '::1',
    'fd00::/8',
  ]);
  for (const none of ['', ' ', ','])
    expect(readConfig({ TRUSTED_PROXIES: none }, folder)).not.toHaveProperty('trustedProxies');
});

test.each(['yes', '*', '10.0.0', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::1/129', 'proxy.example'])(
  'refuses TRUSTED_PROXIES=%s',
  (text) => {
    expect(() => readConfig({ TRUSTED_PROXIES: text }, folder)).toThrow(
      `TRUSTED_PROXIES is "${text}": give it addresses or ranges like 10.0.0.0/8, separated by commas, or leave it out to believe no proxy.`,
    );
  },
);

test('sends emails by the configured mail server, and only with a sender', () => {
  const SMTP_URL = 'smtps://ann:secret@mail.example';
  const MAIL_FROM = 'Colonnade <no-reply@sites.example>';
  expect(readConfig({ SMTP_URL, MAIL_FROM }, folder)).toMatchObject({ smtpUrl: SMTP_URL, mailFrom: MAIL_FROM });
  expect(readConfig({ SMTP_URL: 'smtp://localhost:25/', MAIL_FROM: 'no-reply@localhost' }, folder)).toMatchObject({
    smtpUrl: 'smtp://localhost:25/',
    mailFrom: 'no-reply@localhost',
  });
  expect(readConfig({ SMTP_URL: '', MAIL_FROM: '' }, folder)).toEqual(readConfig({}, folder));
  expect(() => readConfig({ SMTP_URL }, folder)).toThrow(
    'MAIL_FROM is not set, but SMTP_URL is: give it the address that emails come from, like no-reply@sites.example.',
  );
});

test.each([
  'mail.example',
  'mail.example:25',
  'https://mail.example',
  'smtp://',
  'smtp://host:port',
  'smtp://a@b/c',
  'smtp://host?tls.rejectUnauthorized=false',
])('refuses SMTP_URL=%s', (SMTP_URL) => {
  expect(() => readConfig({ SMTP_URL, MAIL_FROM: 'no-reply@sites.example' }, folder)).toThrow(
    /^SMTP_URL is not the address of a mail server: write it as/,
  );
});

test.each([
  'Colonnade',
  'a@b.example, c@d.example',
  'a@b.example,c@d.example',
  'A <a@b.example',
  'a@b@c',
  'A\n<a@b.example>',
])('refuses MAIL_FROM=%s', (MAIL_FROM) => {
  expect(() => readConfig({ MAIL_FROM }, folder)).toThrow(
    `MAIL_FROM is "${MAIL_FROM}": give it one address, like no-reply@sites.example or Colonnade <no-reply@sites.example>.`,
  );
});

test('is in development only if configured', () => {
  expect(readConfig({ DEV: 'yes' }, folder).isDevelopment).toBe(true);
  for (const DEV of [undefined, '', 'no', '1']) expect(readConfig({ DEV }, folder)).not.toHaveProperty('isDevelopment');
});

test('the message about a refused address does not show its password', () => {
  for (const setting of ['DATABASE_URL', 'SMTP_URL'])
    expect(() => readConfig({ [setting]: 'http://ann:secret@host/db' }, folder)).not.toThrow(/secret/);
});

test('refuses an unknown LOG_LEVEL', () => {
  expect(() => readConfig({ LOG_LEVEL: 'loud' }, folder)).toThrow('give it one of silent, error, warn, info, debug');
});
