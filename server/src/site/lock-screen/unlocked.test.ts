import type { FastifyReply, FastifyRequest } from 'fastify';
import { spec } from '../../../../tools/testing/spec';
import type { SitePage } from '../directory/site';
import { isUnlocked, rememberUnlocked } from './unlocked';

const DAY_MS = 86_400_000;
const NOW = 1_700_000_000_000;
const HASH = '$argon2id$a';
const PAGE = { id: 'page-1', lock: { by: 'password', passwordHash: HASH } } as unknown as SitePage;

spec('SRV-34', 'a page that was unlocked is so for a day', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(NOW);
  const cookies: Record<string, string> = {};
  const setCookie = (name: string, value: string) => void (cookies[name] = value);
  rememberUnlocked({ setCookie } as unknown as FastifyReply, PAGE, HASH);
  const after = (ms: number) => {
    clock.mockReturnValue(NOW + ms);
    return isUnlocked({ cookies } as unknown as FastifyRequest, PAGE);
  };
  expect([0, DAY_MS - 1, DAY_MS, 2 * DAY_MS].map(after)).toEqual([true, true, false, false]);
});
