/** The `inputRef` of a dialog's first field: its identity never changes, so it runs once. */
export const focusFirst = (element: HTMLInputElement | null): void => element?.focus();
