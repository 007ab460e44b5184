import type { FastifyReply, FastifyRequest } from 'fastify';
import { spec } from '../../../../tools/testing/spec';
import type { SitePage } from '../directory/site-page';
import { isUnlocked, rememberUnlocked } from './unlocked';

const DAY_MS = 86_400_000;
const NOW = 1_700_000_000_000;
const HASH = '$argon2id$a';
const PAGE = { id: 'page-1', lock: { by: 'password', passwordHash: HASH } } as unknown as SitePage;

/** The cookies of a browser that has entered the page's password. */
function unlock(page: SitePage): Record<string, string> {
  const cookies: Record<string, string> = {};
  const setCookie = (name: string, value: string) => void (cookies[name.replace('__Host-', '')] = value);
  rememberUnlocked({ setCookie, request: { protocol: 'https' } } as unknown as FastifyReply, page, HASH);
  return cookies;
}

spec('SRV-34', 'a page stays unlocked for a day', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(NOW);
  const cookies = unlock(PAGE);
  const after = (ms: number) => {
    clock.mockReturnValue(NOW + ms);
    return isUnlocked({ cookies } as unknown as FastifyRequest, PAGE);
  };
  expect([0, DAY_MS - 1, DAY_MS, 2 * DAY_MS].map(after)).toEqual([true, true, false, false]);
});

spec('SRV-34', 'an unlock cookie unlocks no other page, not even one with the same password', () => {
  const other = { ...PAGE, id: 'page-2' };
  const [value = ''] = Object.values(unlock(PAGE));
  const cookies = { ...unlock(other), ...Object.fromEntries(Object.keys(unlock(other)).map((name) => [name, value])) };
  expect(isUnlocked({ cookies } as unknown as FastifyRequest, other)).toBe(false);
  expect(isUnlocked({ cookies: unlock(other) } as unknown as FastifyRequest, other)).toBe(true);
});
