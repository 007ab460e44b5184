import type { FoundForm } from './find-form';

/** The first email address among the answers. */
export function addressIn(
  { definition: { fields } }: Pick<FoundForm, 'definition'>,
  answers: Readonly<Record<string, unknown>>,
): string | undefined {
  return fields
    .filter(({ type }) => type === 'email')
    .map(({ id }) => answers[id])
    .find((answer): answer is string => typeof answer === 'string' && answer !== '');
}
