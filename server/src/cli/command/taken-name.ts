import { nameIn } from './name-in';

const FLAG = '--by';

/** The arguments without the user's name, or a message if the name is missing. */
export type TakenName =
  | { readonly ok: true; readonly args: readonly string[]; readonly who: string }
  | { readonly ok: false; readonly reason: string };

/**
 * Takes `--by NAME` or `--by=NAME` out of the arguments; without it the name is that of the system user, `login`.
 * @param login the name of who is logged in at the machine, which counts where no other is given
 */
export function takenName(typed: readonly string[], login: string): TakenName {
  const at = typed.findIndex((arg) => arg === FLAG || arg.startsWith(`${FLAG}=`));
  if (at < 0) return { ok: true, args: typed, who: nameIn(login) };
  const isApart = typed[at] === FLAG;
  const given = isApart ? (typed[at + 1] ?? '') : (typed[at] ?? '').slice(FLAG.length + 1);
  const who = given.startsWith('--') ? '' : nameIn(given);
  const args = typed.filter((_, index) => index !== at && !(isApart && index === at + 1));
  return who === ''
    ? { ok: false, reason: 'Give a name after --by, for example: --by "Ada Lovelace".' }
    : { ok: true, args, who };
}
