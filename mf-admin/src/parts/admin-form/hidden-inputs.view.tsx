import type { ReactElement } from 'react';

/** A form's hidden values by name. */
export function HiddenInputs({ values }: { readonly values: Readonly<Record<string, string>> }): ReactElement {
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
