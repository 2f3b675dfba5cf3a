/** In a dialog that opens to reject: an arrow chooses the reason, Enter confirms. */
export const focusReason = (form: HTMLElement | null): void =>
  form?.querySelector<HTMLElement>('input[name="motivo"]:checked')?.focus();
