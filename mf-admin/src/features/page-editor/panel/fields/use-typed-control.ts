import { useEffect } from 'react';
import type { ValueField } from 'shared-types/site/block-editor';
import { useTyped, type Typed, type TypedOptions } from '../../../../parts/typed/use-typed';
import type { ControlProps } from './control-props';

/** A typed text that stores what it stands for, and says at the field why it does not. */
export function useTypedControl<Value, Kind extends ValueField['kind']>(
  { onChange, onProblem }: Pick<ControlProps<Kind>, 'onChange' | 'onProblem'>,
  options: Omit<TypedOptions<Value>, 'write'>,
): Typed {
  const typed = useTyped<Value>({ ...options, write: (value) => onChange(value, true) });
  const { problem } = typed;
  useEffect(() => onProblem(problem), [problem, onProblem]);
  return typed;
}
