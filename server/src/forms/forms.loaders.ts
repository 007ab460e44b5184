import type { AnyLoader } from '../site/page/loader';
import { formLoader } from './contact-form/form.loader';

/** Every read of forms. */
export const formsLoaders: readonly AnyLoader[] = [formLoader];
