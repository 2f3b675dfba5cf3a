import type { ChangeEvent, ReactNode } from 'react';
import { SelectInput, type SelectInputProps } from 'react-admin';
import { EMPTY_SHOWN } from './emptyShown';

/** Choices of react-admin's inputs from values and their labels. */
export const choicesOf = <Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): { id: Value; name: string }[] => values.map((id) => ({ id, name: labelOf(id) }));

/** Inputs of a filter bar stand side by side: `FilterLiveForm` is no box of its own. */
export const FILTER_BAR = {
  '& > form, & form': { display: 'contents' },
  '& .ra-input': { m: 0, minWidth: 0 },
} as const;

interface Props extends Omit<SelectInputProps, 'onChange'> {
  label: ReactNode;
  /** Besides changing the filter. */
  onChoose?: (value: string) => void;
}

/** react-admin's `SelectInput` in a bar of filters: the choice that filters nothing can be read. */
export function FilterInput({ emptyText = 'Todos', onChoose, ...input }: Props) {
  return (
    <SelectInput
      margin="none"
      helperText={false}
      slotProps={EMPTY_SHOWN}
      emptyText={emptyText}
      onChange={(event) => onChoose?.((event as ChangeEvent<HTMLInputElement>).target.value)}
      {...input}
    />
  );
}
