import type { FormState } from 'shared-types/render';
import type { Visitor } from '../../request/visitor';
import type { Answers } from './answers';
import type { TemplateBlock } from '../template/page-blocks';
import type { PageTemplate } from '../template/page-template';

/** Data of a page's personal blocks; nothing for a block whose read failed. */
export type PersonalAnswers = ReadonlyMap<TemplateBlock, Answers | undefined>;

/** A page as one visitor gets it. */
export interface PersonalInput {
  readonly pageTemplate: PageTemplate;
  readonly answers: PersonalAnswers;
  readonly visitor: Visitor;
  /** What the server has to say about a block's form. */
  readonly form?: { readonly blockId: string; readonly state: FormState };
}
