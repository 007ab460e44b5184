import type { Strike } from './killed-store';
import { COUPON } from './store-document';
import type { Errand, Input } from './stubborn-buyer';

export interface ScheduledStrike {
  readonly strike: Strike;
  /** Number of counted requests before it. */
  readonly afterCalls: number;
  /** Milliseconds to wait after these. */
  readonly delayMs: number;
}

export interface KillSchedule {
  readonly errands: readonly Errand[];
  readonly strikes: readonly ScheduledStrike[];
}

export interface KillScheduleInput {
  readonly plenty: readonly string[];
  readonly scarce: string;
  readonly strikes: readonly Strike[];
  readonly errandCount: number;
  readonly strikeCount: number;
}

/** A purchase lasts a few milliseconds on an idle machine, and a hundred on a busy one. */
const LONGEST_DELAY_MS = 60;
const MOST_PIECES = 3;
/** Few enough that some reuse a one-time coupon, many enough that none exceeds the order limit. */
const [FEWEST_FRIENDS, ERRANDS_A_FRIEND] = [5, 20];
const SHARE = { scarce: 0.15, few: 0.3, gift: 0.1, pressedTwice: 0.2, left: 0.05 };

/** Makes all decisions of a proof in advance, so that they depend only on its seed. */
export function killSchedule(chance: () => number, input: KillScheduleInput): KillSchedule {
  const { errandCount, strikeCount, strikes } = input;
  const below = (limit: number) => Math.floor(chance() * limit);
  const gap = Math.ceil(errandCount / (strikeCount + 1));
  return {
    errands: Array.from({ length: errandCount }, () =>
      errandBy(chance, below, {
        ...input,
        friends: Math.max(FEWEST_FRIENDS, Math.ceil(errandCount / ERRANDS_A_FRIEND)),
      }),
    ),
    strikes: Array.from({ length: strikeCount }, (_, index) => ({
      strike: strikes[index < strikes.length ? index : below(strikes.length)] ?? 'server',
      afterCalls: 1 + below(2 * gap - 1),
      delayMs: chance() * LONGEST_DELAY_MS,
    })),
  };
}

function errandBy(
  chance: () => number,
  below: (limit: number) => number,
  { plenty, scarce, friends }: Pick<KillScheduleInput, 'plenty' | 'scarce'> & { readonly friends: number },
): Errand {
  const some = (variantId: string): Input => ({ variantId, quantity: 1 + below(MOST_PIECES) });
  const turn = below(plenty.length);
  const inputs = [...plenty.slice(turn), ...plenty.slice(0, turn)].slice(0, 1 + below(plenty.length)).map(some);
  if (chance() < SHARE.scarce) inputs.push(some(scarce));
  const code = chance();
  const isGift = code < SHARE.gift;
  return {
    inputs,
    email: isGift ? `friend${below(friends)}@example.com` : `buyer${below(1e9)}@example.com`,
    ...(isGift ? { coupon: COUPON.gift } : code < SHARE.gift + SHARE.few ? { coupon: COUPON.few } : {}),
    isPressedTwice: chance() < SHARE.pressedTwice,
    isLeft: chance() < SHARE.left,
  };
}
