import type { RemoteTrouble } from 'shared-types/config/remotes';
import { languageOf } from '../../language';
import type { Trouble } from '../../site/registry/trouble';
import { troubleText } from '../../site/registry/trouble-text';
import { TROUBLE_SENTENCES } from '../../site/registry/trouble.sentences';

/** Troubles as pages show them; nothing where there are none. */
export function troubleViews(
  troubles: readonly Trouble[],
  locale: string,
): { readonly troubles?: readonly RemoteTrouble[] } {
  if (troubles.length === 0) return {};
  const sentences = TROUBLE_SENTENCES[languageOf({ locale })];
  return { troubles: troubles.map((trouble) => ({ remote: trouble.remote, text: troubleText(trouble, sentences) })) };
}
