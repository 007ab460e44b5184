import type { ReactElement } from 'react';
import type { LineAnswer } from 'shared-types/commerce/line-form';
import type { RenderHost } from 'shared-types/host/render-host';

/** The messages answers need from their feature. */
type AnswerMessages = Readonly<Record<'answer', string>>;

interface LineAnswersProps {
  readonly answers: readonly LineAnswer[] | undefined;
  readonly className: string;
  readonly host: Pick<RenderHost<AnswerMessages>, 'text'>;
}

/** What the buyer has answered for a line, to read. */
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
