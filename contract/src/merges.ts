/** What two records have in common that may be one person's. */
export const DUPLICADO_MOTIVOS = ['email', 'telefono', 'persona'] as const;
export type DuplicadoMotivo = (typeof DUPLICADO_MOTIVOS)[number];

export const DUPLICADO_MOTIVO_LABEL: Readonly<Record<DuplicadoMotivo, string>> = {
  email: 'Mismo email',
  telefono: 'Mismo teléfono',
  persona: 'Mismo nombre y fecha de nacimiento',
};

/** Days in which two joined records can be taken apart; then the second one is removed. */
export const DIAS_DESHACER_FUSION = 30;
