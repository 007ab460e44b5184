import { useState } from 'react';

/** What a typed text stands for. */
export type Reading<Value> =
  | { readonly value: Value | undefined; readonly problem?: undefined }
  | { readonly problem: string };

export interface TypedOptions<Value> {
  /** The stored value. */
  readonly value: Value | undefined;
  readonly textOf: (value: Value | undefined) => string;
  readonly read: (text: string) => Reading<Value>;
  readonly write: (value: Value | undefined) => void;
}

export interface Typed {
  readonly text: string;
  /** Why the text is not stored. */
  readonly problem: string | undefined;
  readonly type: (text: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * Text of a field that stores what can be read from it. A text that is refused stays as it was typed until it is corrected;
 * once the field has been left, another value replaces it.
 */
export function useTyped<Value>({ value, textOf, read, write }: TypedOptions<Value>): Typed {
  const [typed, setTyped] = useState<{ readonly text: string; readonly beside: string }>();
  const [isFocused, setFocused] = useState(false);
  const stored = textOf(value);
  const reading = typed && read(typed.text);
  const isRefused = reading?.problem !== undefined;
  const isKept = isRefused
    ? isFocused || typed?.beside === stored
    : reading !== undefined && textOf(reading.value) === stored;
  return {
    text: typed && isKept ? typed.text : stored,
    problem: isKept ? reading?.problem : undefined,
    type: (text) => {
      setTyped({ text, beside: stored });
      const next = read(text);
      if (next.problem === undefined && textOf(next.value) !== stored) write(next.value);
    },
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
