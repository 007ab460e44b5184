import { isUnavailable } from './is-unavailable';

const failure = (message: string, details: object = {}) => Object.assign(new Error(message), details);

test.each([
  failure('connect ENOENT /tmp/x/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' }),
  failure('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' }),
  failure('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }),
  failure('write EPIPE', { code: 'EPIPE', syscall: 'write' }),
  failure('terminating connection due to administrator command', { code: '57P01' }),
  failure('terminating connection because of crash of another server process', { code: '57P02' }),
  failure('the database system is in recovery mode', { code: '57P03' }),
  failure('sorry, too many clients already', { code: '53300' }),
  failure('connection failure', { code: '08006' }),
  failure('Connection terminated unexpectedly'),
  failure('Client has encountered a connection error and is not queryable'),
  failure('timeout exceeded when trying to connect'),
])('%s: the database cannot be reached', (error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  failure('ENOENT: no such file or directory', { code: 'ENOENT', syscall: 'open' }),
  failure('duplicate key value violates unique constraint', { code: '23505' }),
  failure('deadlock detected', { code: '40P01' }),
  failure('canceling statement due to user request', { code: '57014' }),
  failure('x is not a function'),
  undefined,
  'Connection terminated',
])('%s: something else is wrong', (error) => {
  expect(isUnavailable(error)).toBe(false);
});
