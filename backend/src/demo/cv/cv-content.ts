import { upperFirst } from '../people/fill.js';
import type { DemoCandidate } from '../process/process.js';
import { at } from '../random.js';

export interface CvEntry {
  /** Months since year 0; `hasta` null: until today. */
  desde: number;
  hasta: number | null;
  title: string;
  place: string;
  tasks: string[];
}

/** The content of a CV, the same for every layout. */
export interface CvContent {
  name: string;
  headline: string;
  /** Address, phone, e-mail and, if given, the date of birth. */
  contact: string[];
  profile: string;
  jobs: CvEntry[];
  studies: { year: number; title: string; place: string }[];
  licences: string[];
  languages: string[];
  skills: string[];
}

export function cvContentOf({ person, career }: DemoCandidate): CvContent {
  const born = person.fecha_nacimiento?.split('-').reverse().join('/');
  return {
    name: `${person.nombre} ${person.apellidos}`,
    headline: at(career.jobs, 0).cargo,
    contact: [
      `${person.direccion}, ${person.codigo_postal} ${person.ciudad}`,
      person.telefono,
      person.email,
      ...(born ? [`Fecha de nacimiento: ${born}`] : []),
    ],
    profile: career.profile,
    jobs: career.jobs.map(({ desde, hasta, cargo, empresa, lugar, tareas }) => ({
      desde,
      hasta,
      title: cargo,
      place: `${empresa}, ${lugar}`,
      tasks: tareas.map(upperFirst),
    })),
    studies: [...career.studies, ...career.courses]
      .map(({ titulo, centro, anio }) => ({ year: anio, title: titulo, place: centro }))
      .sort((a, b) => b.year - a.year),
    licences: career.licences,
    languages: career.languages.map(({ idioma, nivel }) => `${idioma}: ${nivel}`),
    skills: career.skills,
  };
}

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** "marzo de 2019 – actualidad". */
export function spanInWords({ desde, hasta }: Pick<CvEntry, 'desde' | 'hasta'>): string {
  const words = (month: number): string => `${MONTHS[month % 12] ?? ''} de ${Math.floor(month / 12)}`;
  return `${words(desde)} – ${hasta === null ? 'actualidad' : words(hasta)}`;
}

/** "03/2019 – 11/2022". */
export function spanInFigures({ desde, hasta }: Pick<CvEntry, 'desde' | 'hasta'>): string {
  const figures = (month: number): string =>
    `${String((month % 12) + 1).padStart(2, '0')}/${Math.floor(month / 12)}`;
  return `${figures(desde)} – ${hasta === null ? 'actualidad' : figures(hasta)}`;
}

/** The text that a reader would extract from the CV, in the order of the simplest layout. */
export function cvTextOf(cv: CvContent): string {
  const jobs = cv.jobs.flatMap((job) => [spanInWords(job), `${job.title}, ${job.place}`, ...job.tasks]);
  const studies = cv.studies.map(({ year, title, place }) => `${year} ${title}, ${place}`);
  const parts = [[cv.name, cv.headline], cv.contact, [cv.profile], jobs, studies, cv.licences, cv.languages];
  return [...parts, cv.skills].map((lines) => lines.join('\n')).join('\n\n');
}
