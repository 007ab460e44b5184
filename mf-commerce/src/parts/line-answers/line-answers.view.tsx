import type { ReactElement } from 'react';
import type { LineAnswer } from 'shared-types/commerce/line-form';
import type { RenderHost } from 'shared-types/host/render-host';

/** Messages of the feature that answers use. */
type AnswerMessages = Readonly<Record<'answer', string>>;

interface LineAnswersProps {
  readonly answers: readonly LineAnswer[] | undefined;
  readonly className: string;
  readonly host: Pick<RenderHost<AnswerMessages>, 'text'>;
}

/** The buyer's answers for a line. */
export function LineAnswers({ answers = [], className, host }: LineAnswersProps): ReactElement {
  return (
    <>
      {answers.map(({ title, answer }, index) => (
        <span key={index} className={className}>
          {answer === '' ? title : host.text('answer', { title, answer })}
        </span>
      ))}
    </>
  );
}
