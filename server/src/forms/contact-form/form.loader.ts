import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { formDefinition } from '../../site/form/form-definition';
import type { Loader } from '../../site/page/loader';
import { prefilledValues, prefillKey } from './prefilled-values';

/** The id of a form, which is its block's, and first values from the query. */
export const formLoader = {
  name: 'forms/contact-form/form',
  scope: 'site',
  queryOf(query, site) {
    if (query.size === 0) return query;
    const blocks = site.pages.flatMap((page) => [...page.blocks.values()]);
    const forms = blocks.filter(({ type }) => type === BLOCK_TYPE.form).map(({ settings }) => formDefinition(settings));
    const keys = new Set(forms.flatMap((form) => form?.fields.map(prefillKey) ?? []));
    return new URLSearchParams([...query].filter(([name]) => keys.has(name)));
  },
  load: ({ site, block, query }) => {
    const fields = block.type === BLOCK_TYPE.form ? (formDefinition(block.settings)?.fields ?? []) : [];
    const prefilled = prefilledValues(fields, { query, site });
    return Promise.resolve({ formId: block.id, ...(Object.keys(prefilled).length > 0 && { prefilled }) });
  },
} satisfies Loader<'forms/contact-form/form'>;
