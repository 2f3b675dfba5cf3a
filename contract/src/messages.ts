/** Characters. */
export const MESSAGE_LIMITS = { asunto: 150, cuerpo: 6000, motivo: 80 } as const;

/** Delay of a rejection in hours; the database enforces the maximum (system_config_rechazo_ck). */
export const REJECTION_DELAY_HOURS = { min: 0, max: 720 } as const;
