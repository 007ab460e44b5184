import { readConfig } from './env';

const folder = '/srv/colonnade';

test('has a value for every setting', () => {
  expect(readConfig({}, folder)).toEqual({
    port: 4000,
    dataDir: '/srv/colonnade/.data',
    packagesDir: '/srv/colonnade',
    samplesDir: '/srv/colonnade/server/sample',
    blockBudgetMs: 100,
    pageBudgetMs: 400,
    keepsRendered: true,
    logLevel: 'warn',
  });
});

test('takes what the environment says; a relative folder starts from the packages', () => {
  const url = 'postgresql://ann:secret@db.example:5433/shop';
  const env = { PORT: '80', DATA_DIR: 'shop/data', DATABASE_URL: url, SAMPLES_DIR: 'none', LOG_LEVEL: 'warn' };
  expect(readConfig(env, folder)).toMatchObject({
    port: 80,
    dataDir: '/srv/colonnade/shop/data',
    databaseUrl: url,
    logLevel: 'warn',
  });
  expect(readConfig(env, folder).samplesDir).toBeUndefined();
  expect(readConfig({ PORT: '', DATA_DIR: '', DATABASE_URL: '' }, folder)).toEqual(readConfig({}, folder));
});

test.each(['-1', '65536', '4000x', '1e3', '0.5', ' 80'])('refuses PORT=%s', (PORT) => {
  expect(() => readConfig({ PORT }, folder)).toThrow(
    `PORT is "${PORT}": give it a whole number from 0 to 65535, or leave it out for 4000.`,
  );
});

test.each(['shop', 'mysql://host/db', 'postgresql://host:port/db'])('refuses DATABASE_URL=%s', (text) => {
  expect(() => readConfig({ DATABASE_URL: text }, folder)).toThrow(
    /^DATABASE_URL is no address of a PostgreSQL: write it as/,
  );
});

test('a refused address does not show its password', () => {
  expect(() => readConfig({ DATABASE_URL: 'http://ann:secret@host/db' }, folder)).not.toThrow(/secret/);
});

test('refuses an unknown LOG_LEVEL', () => {
  expect(() => readConfig({ LOG_LEVEL: 'loud' }, folder)).toThrow('give it one of silent, error, warn, info, debug');
});
