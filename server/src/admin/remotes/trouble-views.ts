import type { RemoteTrouble } from 'shared-types/admin/remotes';
import { languageOf } from '../../platform/language';
import type { Trouble } from '../../site/registry/trouble/trouble';
import { troubleText } from '../../site/registry/trouble/trouble-text';
import { TROUBLE_MESSAGES } from '../../site/registry/trouble/trouble.messages';

export function troubleViews(
  troubles: readonly Trouble[],
  locale: string,
): { readonly troubles?: readonly RemoteTrouble[] } {
  if (troubles.length === 0) return {};
  const messages = TROUBLE_MESSAGES[languageOf({ locale })];
  return { troubles: troubles.map((trouble) => ({ remote: trouble.remote, text: troubleText(trouble, messages) })) };
}
