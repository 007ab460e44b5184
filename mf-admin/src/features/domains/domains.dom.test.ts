import type { DomainsView } from 'shared-types/admin/domains';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { start } from './domains.effects';
import { examples } from './domains.example';
import { messages } from './domains.messages';
import { element } from './domains.view';

type Name = keyof typeof examples;

const viewOf = (name: Name) => examples[name].data['admin/domains/list'];

function open(name: Name) {
  const host = createFakeHost(messages);
  const root = showView(element(examples[name], host), examples[name].block.id);
  const textOf = (selector: string) => root.querySelector(selector)?.textContent;
  return { host, root, textOf };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(['many', 'wrong', 'removing'] as const)('axe finds no fault in “%s”', async (name) => {
  jest.useRealTimers();
  open(name);
  expect(await axeFindings()).toEqual([]);
});

test('each domain shows its two records, and what DNS says of them', () => {
  const { root, textOf } = open('waiting');
  const facts = [...root.querySelectorAll('.admin-domains__record')].map((record) =>
    [...record.querySelectorAll('code, .admin-domains__state')].map(({ textContent }) => textContent),
  );
  expect(facts).toEqual([
    ['www.fernandkiln.com', 'fern-and-kiln.product.example', 'Wrong value found: old.example'],
    ['_colonnade.www.fernandkiln.com', 'colonnade-site=00112233445566778899aabbccddeeff', 'Nothing found'],
  ]);
  expect(textOf('[data-text=checked]')).toBe('Last checked: March 2, 2026 at 9:04 AM UTC');
  expect(root.querySelector<HTMLElement>('[data-use-main]')?.hidden).toBe(true);
});

test('addresses of others in place of the record are explained, also once a check finds them', async () => {
  const { host, root } = open('waiting');
  const hint = root.querySelector<HTMLElement>('[data-text=proxied]')!;
  expect([hint.hidden, hint.textContent]).toEqual([true, '']);
  start(root, host);
  const view = viewOf('waiting');
  const [domain] = view.domains;
  const records = domain!.records.map((record) =>
    record.type === 'TXT' ? record : { ...record, found: ['104.16.0.1'] },
  );
  host.replies.push({
    ok: true,
    status: 200,
    body: { ...view, domains: [{ ...domain!, records }] } satisfies DomainsView,
  });
  await jest.advanceTimersByTimeAsync(5000);
  expect([hint.hidden, hint.textContent]).toEqual([false, expect.stringContaining('“DNS only”')]);
  host.end();
});

test('a registered domain has addresses in place of an ALIAS record, and a name in its own letters', () => {
  const { root, textOf } = open('main');
  const second = root.querySelectorAll('.admin-domains__entry')[1];
  expect(second?.querySelector('h3')?.textContent).toBe('żółw.example');
  expect(second?.textContent).toContain('203.0.113.7');
  expect(second?.textContent).toContain('DNS did not answer at the last check');
  expect(textOf('[data-text=main]')).toBe('Main address: your other addresses redirect here.');
});

test('a value is copied by its button, which says so', async () => {
  const copied: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  const { host, root } = open('waiting');
  expect([...root.querySelectorAll<HTMLElement>('[data-copy]')].every(({ hidden }) => hidden)).toBe(true);
  start(root, host);
  const [button] = root.querySelectorAll<HTMLElement>('[data-copy="fern-and-kiln.product.example"]');
  button?.click();
  await jest.advanceTimersByTimeAsync(0);
  expect([copied, host.announced, button?.textContent]).toEqual([
    ['fern-and-kiln.product.example'],
    ['Copied.'],
    'Copied.',
  ]);
  await jest.advanceTimersByTimeAsync(2000);
  expect(button?.textContent).toBe('Copy');
  host.end();
});

test('the page follows checks in place, announces a new state, and keeps what was typed', async () => {
  const { host, root, textOf } = open('waiting');
  start(root, host);
  const field = root.querySelector<HTMLInputElement>('[name=name]')!;
  field.value = 'typed';
  host.replies.push({ ok: true, status: 200, body: viewOf('secured') satisfies DomainsView });
  await jest.advanceTimersByTimeAsync(5000);
  expect(textOf('[data-text=status]')).toBe('Connected and secure.');
  expect(textOf('[data-text="record-CNAME"]')).toBe('Found');
  expect(textOf('[data-text=certificate]')).toContain('valid until June 2');
  expect(root.querySelector<HTMLElement>('[data-use-main]')?.hidden).toBe(false);
  expect([host.announced, field.value]).toEqual([['www.fernandkiln.com: Connected and secure.'], 'typed']);
  // Secure domains change seldom.
  await jest.advanceTimersByTimeAsync(30_000);
  expect(host.calls).toHaveLength(1);
  host.end();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(host.calls).toHaveLength(1);
});

test('a failed call changes nothing, and the next one is tried', async () => {
  const { host, root, textOf } = open('waiting');
  start(root, host);
  const failed = { ok: false, status: 0, code: 'site/offline', message: '' } as const;
  host.replies.push(failed, failed);
  await jest.advanceTimersByTimeAsync(5000);
  expect(textOf('[data-text=status]')).toContain('Not connected yet.');
  await jest.advanceTimersByTimeAsync(5000);
  expect(host.calls).toHaveLength(2);
  host.end();
});

test('the removal of a domain is confirmed in its own entry', () => {
  const { root } = open('removing');
  const confirming = [...root.querySelectorAll('.admin-domains__entry')].map(
    (entry) => entry.querySelector('[name=confirmed]') !== null,
  );
  expect(confirming).toEqual([true, false]);
});
