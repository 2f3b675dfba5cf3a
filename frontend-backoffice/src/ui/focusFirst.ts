/** As `inputRef` of the field that a dialog opens with: its identity never changes, so it runs once. */
export const focusFirst = (element: HTMLInputElement | null): void => element?.focus();
