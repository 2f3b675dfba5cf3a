import type { DataFiles } from '../data-files.js';
import type { Person } from '../people.js';

export interface CvEntry {
  title: string;
  place: string;
  /** Months (YYYY-MM); `to` null: until today. */
  from: string;
  to: string | null;
  tasks: string[];
}

export interface CvData {
  /** E-mail of the person. */
  person: string;
  layout: 'classic' | 'sidebar' | 'twoColumns';
  headline: string;
  profile: string;
  jobs: CvEntry[];
  studies: { year: string; title: string; place: string }[];
  licences: string[];
  languages: string[];
}

export function readCvs(files: DataFiles): CvData[] {
  const required = ['layout', 'headline', 'profile', 'jobs', 'studies', 'licences', 'languages'] as const;
  return files.read('cvs', ['person', ...required]);
}

/** The content of a CV, the same for every layout. */
export interface CvContent extends Omit<CvData, 'person' | 'layout'> {
  name: string;
  /** Address, phone, e-mail and, if given, the date of birth. */
  contact: string[];
  skills: string[];
}

export function cvContentOf(person: Person, cv: CvData): CvContent {
  const born = person.fecha_nacimiento?.split('-').reverse().join('/');
  return {
    ...cv,
    name: `${person.nombre} ${person.apellidos}`,
    contact: [
      `${person.direccion}, ${person.codigo_postal} ${person.ciudad}`,
      person.telefono,
      person.email,
      ...(born ? [`Fecha de nacimiento: ${born}`] : []),
    ],
    skills: person.habilidades,
  };
}

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** "marzo de 2019 – actualidad". */
export function spanInWords({ from, to }: Pick<CvEntry, 'from' | 'to'>): string {
  const words = (date: string): string => {
    const [year, month] = date.split('-');
    return `${MONTHS[Number(month) - 1] ?? ''} de ${year}`;
  };
  return `${words(from)} – ${to === null ? 'actualidad' : words(to)}`;
}

/** "03/2019 – 11/2022". */
export function spanInFigures({ from, to }: Pick<CvEntry, 'from' | 'to'>): string {
  const figures = (date: string): string => date.split('-').reverse().join('/');
  return `${figures(from)} – ${to === null ? 'actualidad' : figures(to)}`;
}

/** The text that a reader would extract from the CV, in the order of the simplest layout. */
export function cvTextOf(person: Person, data: CvData): string {
  const cv = cvContentOf(person, data);
  const jobs = cv.jobs.flatMap((job) => [spanInWords(job), `${job.title}, ${job.place}`, ...job.tasks]);
  const studies = cv.studies.map(({ year, title, place }) => `${year} ${title}, ${place}`);
  const parts = [[cv.name, cv.headline], cv.contact, [cv.profile], jobs, studies, cv.licences, cv.languages];
  return [...parts, cv.skills].map((lines) => lines.join('\n')).join('\n\n');
}
