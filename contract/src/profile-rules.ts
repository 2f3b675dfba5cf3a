/** Validation of profile texts, shared by the forms at each step and by the server. */
import { isoDay } from './formats.js';
import { LIMITS } from './limits.js';
import { mayBePhone, postalCodeAsRead } from './read-as.js';
import type { FieldName } from './application-form.js';
import { say, toSay } from './words.js';
import { normalLine, normalText, withoutRepetitions } from './typed-text.js';
import { TIME_ZONE } from './vocabulary.js';
import { isProfileField, PROFILE, type ProfileKind } from './profile-fields.js';

export const tooLongMessage = (label: string, max: number): string =>
  say('El campo {campo} no puede superar los {max} caracteres', { campo: say(label), max });

export const PHONE_MESSAGE = /* @__PURE__ */ toSay(
  'El teléfono no es válido: escribe sus 9 cifras, o el número entero con el prefijo de su país (+33…)',
);
export const POSTAL_CODE_MESSAGE = /* @__PURE__ */ toSay(
  'El código postal no es válido: en España son 5 cifras, como 08040',
);
export const BIRTH_DATE_MESSAGE = /* @__PURE__ */ toSay('La fecha de nacimiento no es válida');

/** Error of a date of birth (YYYY-MM-DD): people are 16, the legal working age, to 100 years old, from their birthday on in Madrid. */
export function birthDateError(date: string, now: Date): string | null {
  const born = new Date(`${date}T00:00:00Z`);
  const exists =
    /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(born.getTime()) && born.toISOString().startsWith(date);
  if (!exists) return say(BIRTH_DATE_MESSAGE);
  const today = isoDay(now, TIME_ZONE);
  const yearsAgo = (years: number): string => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  if (date > today) return say(BIRTH_DATE_MESSAGE);
  if (date > yearsAgo(16)) return say('Debes tener al menos 16 años');
  return date < yearsAgo(100) ? say(BIRTH_DATE_MESSAGE) : null;
}

/** Skills of a text with commas, Latin or Arabic, between them: each on one line, and once in its first spelling. */
export const skillsIn = (text: string): string[] =>
  withoutRepetitions(text.split(/[,،]/).map(normalLine).filter(Boolean));

export function skillsError(text: string): string | null {
  const skills = skillsIn(text);
  if (skills.length > LIMITS.skills) {
    return say('Escribe como máximo {max} habilidades: hay {cuantas}', {
      max: LIMITS.skills,
      cuantas: skills.length,
    });
  }
  return skills.some((skill) => skill.length > LIMITS.skill)
    ? say('Cada habilidad puede tener como máximo {max} caracteres: sepáralas con comas', {
        max: LIMITS.skill,
      })
    : null;
}

const anyText = (): null => null;
const RULES: Readonly<Record<ProfileKind, (text: string, now: Date) => string | null>> = {
  name: anyText,
  email: anyText,
  phone: (text) => (mayBePhone(text) ? null : say(PHONE_MESSAGE)),
  birth_date: birthDateError,
  line: anyText,
  postal_code: (text) => (postalCodeAsRead(text) === null ? say(POSTAL_CODE_MESSAGE) : null),
  department: anyText,
  position: anyText,
  long_text: anyText,
  skills: skillsError,
};

/** Error of a typed text; null: none, or blank. The form decides whether it is required. */
export function profileTextError(field: FieldName, text: string, now: Date): string | null {
  if (text.trim() === '' || !isProfileField(field)) return null;
  const { label, kind, max = Infinity } = PROFILE[field];
  const value = kind === 'long_text' ? normalText(text) : normalLine(text);
  return value.length > max ? tooLongMessage(label, max) : RULES[kind](value, now);
}

const LETTERS = /\p{L}[\s\S]*\p{L}/u;

/** Whether these texts suffice to generate a CV: `cualificaciones` is JSON, as the form sends it. */
export function hasWordsForCv(texts: Partial<Record<FieldName, string>>): boolean {
  const { experiencia = '', educacion = '', habilidades = '', cualificaciones = '' } = texts;
  return LETTERS.test([experiencia, educacion, habilidades].join('\n')) || namesAny(cualificaciones);
}

/** Whether the qualifications include a licence or a language. */
function namesAny(json: string): boolean {
  try {
    const { permisos, idiomas } = JSON.parse(json || '{}') as { permisos?: unknown; idiomas?: unknown };
    return [permisos, idiomas].some((list) => Array.isArray(list) && list.length > 0);
  } catch {
    return false;
  }
}

export const CV_NOTHING_TO_SAY = /* @__PURE__ */ toSay(
  'Para hacerte el CV necesitamos que cuentes algo: tu experiencia, tus estudios, tus permisos o tus habilidades.',
);
