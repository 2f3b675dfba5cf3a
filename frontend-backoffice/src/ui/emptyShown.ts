/** `slotProps` of a `SelectInput` whose empty choice has words that are to be read before anything is chosen. */
export const EMPTY_SHOWN = { inputLabel: { shrink: true }, select: { displayEmpty: true } } as const;
