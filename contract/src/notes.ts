export const NOTE_LIMITS = { texto: 4000 } as const;
