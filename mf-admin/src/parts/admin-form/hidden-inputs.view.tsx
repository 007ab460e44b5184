import type { ReactElement } from 'react';

/** What a form tells the server beside what is chosen in it, by the names of its fields. */
export function HiddenInputs({ values }: { readonly values: Readonly<Record<string, string>> }): ReactElement {
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
