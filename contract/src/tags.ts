import type { Tone } from './vocabulary.js';

/** Labels that human resources puts on people. */

/** Selectable colours; the first is the default. */
export const TAG_TONES = [
  'grey',
  'blue',
  'green',
  'yellow',
  'red',
  'purple',
] as const satisfies readonly Tone[];
export type TagTone = (typeof TAG_TONES)[number];

export const TAG_TONE_LABEL: Readonly<Record<TagTone, string>> = {
  grey: 'Gris',
  blue: 'Azul',
  green: 'Verde',
  yellow: 'Amarillo',
  red: 'Rojo',
  purple: 'Morado',
};

/** Limits: characters of a name, number of tags, and people counted for each. */
export const TAG_LIMITS = { nombre: 40, etiquetas: 200, contadas: 1000 } as const;
