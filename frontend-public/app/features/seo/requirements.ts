import type { Schemas } from '@hiring/contract/api';
import type { EducationalOccupationalCredential, OccupationalExperienceRequirements } from 'schema-dts';

type Vacancy = Schemas['VacancyResponse'];

/** The values of Google's guide for JobPosting; its other values do not apply to this company. */
export type EmploymentType = 'FULL_TIME' | 'PART_TIME' | 'TEMPORARY' | 'INTERN';

const HOURS: Readonly<Record<Vacancy['jornada'], readonly EmploymentType[]>> = {
  Completa: ['FULL_TIME'],
  Parcial: ['PART_TIME'],
  // The person chooses, so it matches a search for either.
  Flexible: ['FULL_TIME', 'PART_TIME'],
};

const CONTRACT: Readonly<Record<Vacancy['tipo_contrato'], readonly EmploymentType[]>> = {
  // A permanent contract has no value of its own.
  Indefinido: [],
  Temporal: ['TEMPORARY'],
  Prácticas: ['INTERN'],
};

export const employmentTypes = ({ jornada, tipo_contrato }: Vacancy): EmploymentType[] => [
  ...HOURS[jornada],
  ...CONTRACT[tipo_contrato],
];

/** Google's value for no requirements. */
const NONE = 'no requirements';

export function experienceRequirements({
  experiencia_min: years,
}: Vacancy): OccupationalExperienceRequirements | string {
  if (years === 0) return NONE;
  return { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: years * 12 };
}

/** Google's five degrees, matched by their Spanish names; the first match is used. */
const DEGREES: readonly (readonly [RegExp, string])[] = [
  [/\b(m[aá]ster|posgrado|doctorado)\b/i, 'postgraduate degree'],
  [
    /\b(grado universitario|universitari[oa]s?|licenciatura|licenciad[oa]|diplomatura|ingenier[ií]a)\b/i,
    'bachelor degree',
  ],
  [/\b(t[eé]cnico superior|grado superior|ciclo superior)\b/i, 'associate degree'],
  [/\b(t[eé]cnico|grado medio|ciclo medio|formaci[oó]n profesional|fp)\b/i, 'professional certificate'],
  [/\b(eso|bachillerato|graduado escolar)\b/i, 'high school'],
];

/** Undefined when the vacancy does not mention education. */
export function educationRequirements({
  educacion,
}: Vacancy): EducationalOccupationalCredential | string | undefined {
  if (educacion === null) return undefined;
  const credentialCategory = DEGREES.find(([words]) => words.test(educacion))?.[1];
  if (credentialCategory === undefined) return educacion;
  return { '@type': 'EducationalOccupationalCredential', name: educacion, credentialCategory };
}
