import type { ReactElement } from 'react';
import { REDIRECT_KINDS, REDIRECTS_LIMIT, type RedirectKind } from 'shared-types/admin/pages/redirects';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { Field, fieldId } from 'shared-types/site/field';
import type { messages } from './redirects.messages';

interface RedirectFieldsProps {
  /** Prefix of the ids, another one for each form of the page. */
  readonly id: string;
  readonly form: FormState | undefined;
  readonly values: { readonly from: string; readonly to: string; readonly kind: RedirectKind };
  readonly host: RenderHost<typeof messages>;
}

/** Old path, new address and type of a redirect. */
export function RedirectFields({ id, form, values, host: { text } }: RedirectFieldsProps): ReactElement {
  const valueOf = (name: 'from' | 'to') => form?.values[name] ?? values[name];
  const attributes = {
    type: 'text',
    maxLength: REDIRECTS_LIMIT.address,
    autoCapitalize: 'none',
    spellCheck: false,
    dir: 'ltr',
  } as const;
  return (
    <>
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={name}
          id={fieldId(id, name)}
          name={name}
          label={text(name)}
          hint={text(name === 'from' ? 'fromHint' : 'toHint')}
          error={form?.errors[name]}
        >
          {(control) => <input {...attributes} {...control} required defaultValue={valueOf(name)} />}
        </Field>
      ))}
      <Field
        id={fieldId(id, 'kind')}
        name="kind"
        label={text('kind')}
        hint={text('kindHint')}
        error={form?.errors['kind']}
      >
        {(control) => (
          <select {...control} defaultValue={form?.values['kind'] ?? values.kind}>
            {REDIRECT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {text('kindOf', { kind })}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}
