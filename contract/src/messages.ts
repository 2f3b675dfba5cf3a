/** Characters. */
export const MESSAGE_LIMITS = { asunto: 150, cuerpo: 6000, motivo: 80 } as const;

/** Hours that a rejection may wait; the database allows no more (system_config_rechazo_ck). */
export const REJECTION_DELAY_HOURS = { min: 0, max: 720 } as const;
