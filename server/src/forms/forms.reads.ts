import type { AnyRead } from '../site/page/read';
import { formRead } from './contact-form/form.read';

/** Every read of forms. */
export const formsReads: readonly AnyRead[] = [formRead];
