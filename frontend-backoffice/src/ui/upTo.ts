/** `slotProps` of an input that takes so many letters. */
export const upTo = (maxLength: number) => ({ htmlInput: { maxLength } });
