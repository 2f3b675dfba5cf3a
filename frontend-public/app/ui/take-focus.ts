/** Ref that focuses the element that replaces a submitted form. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
