import { spec } from '../../../../tools/testing/spec';
import { CONFIG } from '../../config';
import { createEventBus } from '../../host/bus/event-bus';
import { messages } from '../../host/request/request.messages';
import { createErrorBuffer } from '../../host/telemetry/error-buffer';
import { createFakePorts } from '../../ports/ports.fixture';
import { createOpenRequests } from './open-requests.step';
import { pageData } from '../page-data.fixture';

function open() {
  const ports = createFakePorts();
  const eventBus = createEventBus(() => undefined);
  const errors = createErrorBuffer(5);
  return { ...createOpenRequests(CONFIG, ports)({ data: pageData(), eventBus, errors }), ports, errors };
}

spec('NET-03', 'the crumb is the cookie’s, else the page’s', () => {
  const { crumb, ports } = open();
  expect(crumb()).toBe('page-crumb');
  ports.jar.set('crumb', 'cookie-crumb');
  expect(crumb()).toBe('cookie-crumb');
});

spec('NET-23', 'a renewed crumb goes into the cookie and into the page’s forms', async () => {
  document.body.innerHTML =
    '<form><input name="crumb" value="a"></form><form><input name="crumb" value="b"><input name="other" value="c"></form>';
  const { crumb, ports, request } = open();
  ports.replies.push({ status: 403, body: { error: 'Again', crumbFail: true, crumb: 'new' } }, { body: { ok: 1 } });
  expect(await request('/api/x')).toMatchObject({ ok: true });
  expect(crumb()).toBe('new');
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['new', 'new', 'c']);
});

test('what a call that failed says is in the page’s words, where it brings some', async () => {
  document.body.innerHTML = `<script type="application/json" id="colonnade-messages">{"unreachable":"Brak połączenia"}</script>`;
  const { ports, request } = open();
  ports.replies.push({ fails: true });
  expect(await request('/api/x')).toMatchObject({ message: 'Brak połączenia' });
});

spec('NET-20', 'a reply that cannot be read is reported to the console and to the owner’s error reports', async () => {
  document.body.innerHTML = `<script type="application/json" id="colonnade-messages">${JSON.stringify(messages)}</script>`;
  const { ports, errors, request } = open();
  ports.replies.push({ body: '<html>' });
  expect(await request('/api/x')).toMatchObject({ ok: false, code: 'site/unparseable' });
  const records: string[] = [];
  errors.follow(({ text, remote }) => void records.push(`${remote}: ${text}`));
  expect([ports.logged, records]).toEqual([
    [expect.stringContaining('Internal Error: Unable to parse server response from (/api/x) as JSON:')],
    [expect.stringContaining('shell: Internal Error: Unable to parse server response from (/api/x) as JSON:')],
  ]);
});
