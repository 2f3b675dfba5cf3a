/** Common data of two records that may be the same person. */
export const DUPLICADO_MOTIVOS = ['email', 'telefono', 'persona'] as const;
export type DuplicadoMotivo = (typeof DUPLICADO_MOTIVOS)[number];

export const DUPLICADO_MOTIVO_LABEL: Readonly<Record<DuplicadoMotivo, string>> = {
  email: 'Mismo correo',
  telefono: 'Mismo teléfono',
  persona: 'Mismo nombre y fecha de nacimiento',
};

/** Days in which a merge can be undone; then the second record is deleted. */
export const DIAS_DESHACER_FUSION = 30;
