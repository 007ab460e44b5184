import { Writable } from 'node:stream';
import { DeployError } from './exit.mjs';
import { textReporter } from './reporter.mjs';

function kept(isTTY = false) {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  return { stream: Object.assign(stream, { isTTY }), text: () => text };
}

const FIRST = { path: 'client/a.js', done: 1000, total: 4000, isWhole: false };
const LAST = { path: 'client/a.js', done: 4000, total: 4000, isWhole: true };

test('on a terminal one line shows the progress, and the result replaces it', () => {
  const [out, err] = [kept(true), kept(true)];
  const report = textReporter({ out: out.stream, err: err.stream });
  report.sent(FIRST);
  report.sent(LAST);
  report.deployed({
    remote: 'mf-forms',
    version: '1.2.3-0a1b2c3d',
    requestedSources: { 'img-src': ['https://a.example'] },
  });
  const clear = '\r\u001b[K';
  expect(out.text().split(clear).slice(1)).toEqual([
    '25 % of 4.0 kB  client/a.js',
    '100 % of 4.0 kB  client/a.js',
    'mf-forms 1.2.3-0a1b2c3d is deployed. It is not live yet: the operator of the registry makes it live.\n',
    'Its pages may ask, by img-src: https://a.example\n',
  ]);
});

test('elsewhere there is a line for each file, without control characters', () => {
  const [out, err] = [kept(), kept()];
  const report = textReporter({ out: out.stream, err: err.stream });
  report.begun({ remote: 'mf-forms', version: '1.2.3-0a1b2c3d', files: 0, bytes: 0 });
  report.sent(FIRST);
  report.sent(LAST);
  report.sent({ path: 'empty', done: 0, total: 0, isWhole: true });
  report.retry('ECONNRESET', 1240);
  report.failed(
    new DeployError('refused', 'It is not taken.', [{ where: 'a.js', what: 'Too heavy.', mend: 'Cut it.' }]),
  );
  expect(out.text()).toBe(
    'mf-forms 1.2.3-0a1b2c3d: all of its files are already there.\n100 %  client/a.js\n100 %  empty\n',
  );
  expect(err.text()).toBe(
    'No answer (ECONNRESET); trying again in 1.2 s.\nIt is not taken.\n\n  a.js\n    Too heavy.\n    Cut it.\n',
  );
});
