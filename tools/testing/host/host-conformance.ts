import type { Host } from '../../../shared-types/src/host/host';
import type { RequestResult } from '../../../shared-types/src/host/request';
import type { TelemetryRecord } from '../../../shared-types/src/host/telemetry';
import type { Purpose } from '../../../shared-types/src/remote';

export interface HostUnderTest {
  readonly host: Host;
  end(): void;
  allow(purpose: Purpose): void;
  choose(choice: 'accepted' | 'declined'): void;
  answer(result: RequestResult<unknown>): void;
  /** Announcements for screen readers so far. */
  announced(): Promise<readonly string[]>;
  visited(): readonly string[];
  settleNext(outcome: 'confirm' | 'reject'): void;
}

const CART = { items: 1, subtotalCents: 100 };
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Tests of the promises in `shared-types/host`, for the fake host and the page's own. */
export function describeHost(name: string, open: () => HostUnderTest): void {
  describe(name, () => {
    describeBus(open);
    describeConsentAndStorage(open);
    describeRequest(open);
    describeTheRest(open);
  });
}

function describeBus(open: () => HostUnderTest): void {
  test('sends late listeners a state event’s latest value, and drops lower revisions', () => {
    const { host } = open();
    const received: number[] = [];
    host.bus.publish('commerce/cart', { revision: 2, ...CART });
    host.bus.state('commerce/cart').subscribe(({ revision }) => received.push(revision));
    host.bus.publish('commerce/cart', { revision: 1, ...CART });
    host.bus.publish('commerce/cart', { revision: 3, ...CART });
    expect(received).toEqual([2, 3]);
    expect(host.bus.latest('commerce/cart')?.revision).toBe(3);
    expect(host.bus.latest('site/session')).toBeUndefined();
  });

  test('does not replay plain events', () => {
    const { host } = open();
    const received: unknown[] = [];
    host.bus.send('site/logged-out', {});
    host.bus.on('site/logged-out').subscribe((payload) => received.push(payload));
    expect(received).toEqual([]);
    host.bus.send('site/logged-out', {});
    expect(received).toEqual([{}]);
  });

  test('a listener that throws does not stop others', () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { host } = open();
    const received: unknown[] = [];
    host.bus.on('site/logged-out').subscribe(() => {
      throw new Error('broken on purpose');
    });
    host.bus.on('site/logged-out').subscribe((payload) => received.push(payload));
    expect(() => host.bus.send('site/logged-out', {})).not.toThrow();
    expect(received).toEqual([{}]);
  });

  test('a stopped feature receives no more events', () => {
    const { end, host } = open();
    const received: unknown[] = [];
    host.bus.on('site/logged-out').subscribe((payload) => received.push(payload));
    expect(host.stop.aborted).toBe(false);
    end();
    host.bus.send('site/logged-out', {});
    expect(received).toEqual([]);
    expect(host.stop.aborted).toBe(true);
  });
}

function describeConsentAndStorage(open: () => HostUnderTest): void {
  test('the necessary purpose is always allowed, the others when the visitor allows them', async () => {
    const { allow, host } = open();
    const granted: Purpose[] = [];
    void host.consent.granted('analytics').then(() => granted.push('analytics'));
    await host.consent.granted('necessary');
    await turn();
    expect([host.consent.allows('necessary'), host.consent.allows('analytics'), granted]).toEqual([true, false, []]);
    allow('analytics');
    await turn();
    expect([host.consent.allows('analytics'), granted]).toEqual([true, ['analytics']]);
  });

  test('listeners of a choice already see the new state', () => {
    const { choose, host } = open();
    const received: boolean[] = [];
    host.bus.state('consent/choice').subscribe(() => received.push(host.consent.allows('functional')));
    for (const choice of ['accepted', 'declined', 'accepted'] as const) choose(choice);
    expect([received, host.consent.allows('necessary')]).toEqual([[true, false, true], true]);
  });

  test('storage keeps what an allowed purpose writes, and nothing else', async () => {
    const { allow, host } = open();
    await host.storage.set('kept', '1', 'necessary');
    await host.storage.set('held', '1', 'analytics');
    expect(await host.storage.get('kept', 'necessary')).toBe('1');
    expect(await host.storage.get('kept', 'analytics')).toBeUndefined();
    allow('analytics');
    expect(await host.storage.get('held', 'analytics')).toBeUndefined();
    await host.storage.remove('kept');
    expect(await host.storage.get('kept', 'necessary')).toBeUndefined();
  });
}

function describeRequest(open: () => HostUnderTest): void {
  test('a call returns its outcome as a value, success or failure', async () => {
    const { answer, host } = open();
    const refusal = { ok: false, status: 409, code: 'commerce/line-sold-out', message: 'Sold out.' } as const;
    answer({ ok: true, status: 200, body: { a: 1 } });
    answer(refusal);
    expect(await host.request('/api/a')).toEqual({ ok: true, status: 200, body: { a: 1 } });
    expect(await host.request('/api/a', { method: 'POST', body: { b: 2 } })).toMatchObject(refusal);
  });
}

function describeTheRest(open: () => HostUnderTest): void {
  test('dialogs settle with their outcome', async () => {
    const { host, settleNext } = open();
    const dialog = { message: 'Really?', confirmText: 'Yes', rejectText: 'No' };
    for (const outcome of ['confirm', 'reject'] as const) {
      settleNext(outcome);
      expect(await host.dialogs.confirm(dialog)).toBe(outcome);
    }
  });

  test('the announcer speaks, and navigation leaves the page', async () => {
    const { host, announced, visited } = open();
    host.announcer.announce('Added to the cart');
    host.navigate('/cart');
    expect(await announced()).toEqual(['Added to the cart']);
    expect(visited()).toEqual(['/cart']);
  });

  test('telemetry passes on earlier records, then new ones', async () => {
    const { host } = open();
    const records: TelemetryRecord[] = [];
    await host.telemetry.error(new Error('early'));
    await host.telemetry.follow((record) => records.push(record));
    await host.telemetry.mark('later');
    expect(records).toMatchObject([
      { kind: 'error', text: 'early' },
      { kind: 'mark', text: 'later' },
    ]);
  });

  test('the store is created once', () => {
    const { host } = open();
    const create = jest.fn(() => ({ count: 1 }));
    expect(host.store(create)).toBe(host.store(create));
    expect(create).toHaveBeenCalledTimes(1);
  });

  test('a view’s host members are the shell’s', () => {
    const { host } = open();
    expect(host.text('greeting', { name: 'Ada' })).toBe('Hello Ada');
    expect(() => host.text('missing')).toThrow(RangeError);
    expect(host.money.cents(120_000)).toBe('$1,200.00');
    expect(host.url('/shop', { page: 2 })).toBe('/shop?page=2');
    expect(host.perRequest.crumb).not.toBe('');
    expect(host.context.locale).toBe('en-US');
  });
}
