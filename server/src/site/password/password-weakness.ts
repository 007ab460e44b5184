import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

export interface PasswordOwner {
  readonly email: string;
  readonly displayName: string;
}

/** Why the password is easy to guess. */
export type PasswordWeakness = 'common' | 'own';

/** Scores below are common passwords and variations of them, repetitions, and keyboard or number sequences. */
const LEAST_SCORE = 2;
/** The estimate takes quadratic time, and more characters only make a password stronger. */
const ESTIMATED_LENGTH = 40;
/** Shorter parts of a name occur in many words. */
const LEAST_OWN_LENGTH = 3;
/** Characters besides the own name that make a password hard to guess. */
const LEAST_OTHER_LETTERS = 4;

let loading: Promise<ZxcvbnFactory> | undefined;

/** The list of common passwords takes some megabytes, and is loaded when the first password is chosen. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary, graphs, maxLength: ESTIMATED_LENGTH });
}

/** Why a new password is refused; undefined if it is acceptable. */
export async function weaknessOf(password: string, owner: PasswordOwner): Promise<PasswordWeakness | undefined> {
  if (isOwn(password, owner)) return 'own';
  loading ??= loadEstimator();
  const { score } = (await loading).check(password);
  return score < LEAST_SCORE ? 'common' : undefined;
}

/** True for a password of its owner's name or address with digits and signs around it. */
function isOwn(password: string, { email, displayName }: PasswordOwner): boolean {
  const words = `${displayName} ${email}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const own = words.filter((word) => word.length >= LEAST_OWN_LENGTH).sort((a, b) => b.length - a.length);
  const rest = own.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase());
  return rest.length < password.length && rest.replace(/[^\p{L}]/gu, '').length < LEAST_OTHER_LETTERS;
}
