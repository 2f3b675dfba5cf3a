/** The ref of a dialog's first field or of a message: its identity never changes, so it runs once. */
export const focusFirst = (element: HTMLElement | null): void => element?.focus();
