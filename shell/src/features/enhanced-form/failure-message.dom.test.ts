import { spec } from '../../../../tools/testing/spec';
import type { FakeReply } from '../../ports/ports.fixture';
import { createFormBench, element, FORM } from './enhanced-form.fixture';

const OWN = ['-200', '-401', '-403', '-500', ''].map((status) => `data-form-failure${status}="own${status}"`).join(' ');
const HTML = '<html>Bad gateway</html>';
const refusal = { error: 'The server’s own.', code: 'forms/unparsable' };

describe('a form that has failed', () => {
  test('says so when the network fails, and keeps the values and the focus', async () => {
    const { send } = createFormBench();
    element('#send').focus();
    await send({ fails: true });
    expect(element('[data-form-error]').textContent).toBe('Unable to connect…');
    expect(element('[name=note]').value).toBe('Hello');
    expect(document.activeElement).toBe(element('#send'));
    await send({ body: { message: 'Thank you' } });
    expect(element('[data-form-message]').textContent).toBe('Thank you');
  });

  spec(
    ['FERR-01', 'FERR-02', 'FERR-09', 'FERR-12', 'FERR-13'],
    'says its own message where something else answers than its server, or its server fails',
    async () => {
      const { send } = createFormBench({ html: FORM.replace('data-enhance', `data-enhance ${OWN}`) });
      const messageFor = async (reply: FakeReply) => {
        await send(reply);
        return element('[data-form-error]').textContent;
      };
      for (const status of [401, 403, 500, 502, 503, 504]) {
        const own = `own-${Math.min(status, 500)}`;
        for (const body of [HTML, { message: 'Upstream is down' }, refusal])
          expect([status, await messageFor({ status, body })]).toEqual([status, own]);
      }
      for (const status of [404, 418, 429])
        for (const body of [HTML, { message: 'Go away' }])
          expect([status, await messageFor({ status, body })]).toEqual([status, 'own']);
      for (const status of [400, 404, 409, 413, 429])
        expect([status, await messageFor({ status, body: refusal })]).toEqual([status, refusal.error]);
      expect(await messageFor({ body: HTML })).toBe('own-200');
      expect(await messageFor({ fails: true })).toBe('Unable to connect…');
      expect(element('[name=note]').value).toBe('Hello');
    },
  );

  spec('NET-12', 'says what it has to say where nobody answers', async () => {
    const { send } = createFormBench({
      html: FORM.replace('data-enhance', 'data-enhance data-form-failure-0="Later"'),
    });
    await send({ fails: true });
    expect(element('[data-form-error]').textContent).toBe('Later');
  });
});
