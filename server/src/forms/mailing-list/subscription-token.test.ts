import { createHmac, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { readSubscriptionToken, subscriptionToken } from './subscription-token';

const siteWith = (secret: string) => ({
  signLink: (what: string) => createHmac('sha256', secret).update(what).digest(),
});
const site = siteWith('ours');
const acts = ['confirm', 'unsubscribe'] as const;

test('a token says whose it is and when it was made, to its site and for its act alone', () => {
  const times = fc.integer({ min: 0, max: 2 ** 47 }).map((ms) => new Date(ms));
  fc.assert(
    fc.property(fc.uuid(), times, fc.constantFrom(...acts), (subscriberId, madeAt, act) => {
      const token = subscriptionToken(site, act, { subscriberId, madeAt }) ?? '';
      expect(token).toMatch(/^[\w-]{72}$/);
      expect(readSubscriptionToken(site, act, token)).toEqual({ subscriberId, madeAt });
      const [other = act] = acts.filter((one) => one !== act);
      expect(readSubscriptionToken(site, other, token)).toBeUndefined();
      expect(readSubscriptionToken(siteWith('theirs'), act, token)).toBeUndefined();
    }),
  );
});

test('no changed token is read', () => {
  const token = subscriptionToken(site, 'confirm', { subscriberId: randomUUID(), madeAt: new Date() }) ?? '';
  fc.assert(
    fc.property(fc.nat({ max: 71 }), fc.constantFrom('A', 'z', '-', '9'), (at, letter) => {
      const changed = token.slice(0, at) + letter + token.slice(at + 1);
      fc.pre(changed !== token);
      expect(readSubscriptionToken(site, 'confirm', changed)).toBeUndefined();
    }),
  );
  for (const wrong of ['', token.slice(1), `${token}A`, `${token.slice(1)}=`])
    expect(readSubscriptionToken(site, 'confirm', wrong)).toBeUndefined();
});
