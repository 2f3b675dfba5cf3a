/** Where a search matched, when the list does not show it. In search order. */
export const COINCIDENCIA_LUGARES = [
  'habilidades',
  'ciudad',
  'carta',
  'experiencia',
  'educacion',
  'cv',
] as const;
export type CoincidenciaLugar = (typeof COINCIDENCIA_LUGARES)[number];

export const COINCIDENCIA_LABEL: Readonly<Record<CoincidenciaLugar, string>> = {
  habilidades: 'En las habilidades',
  ciudad: 'En la ciudad',
  carta: 'En la carta',
  experiencia: 'En la experiencia',
  educacion: 'En la formación',
  cv: 'En el CV',
};

/** Result of reading a CV. `vacio`: it has images but no text. */
export const CV_TEXTO_ESTADOS = ['pendiente', 'leido', 'vacio', 'ilegible'] as const;
export type CvTextoEstado = (typeof CV_TEXTO_ESTADOS)[number];
