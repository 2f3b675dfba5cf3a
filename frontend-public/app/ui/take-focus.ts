/** Ref of what has taken the place of a form that was sent: the focus goes to it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
