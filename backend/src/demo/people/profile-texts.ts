import type { ProfileColumns, TEXT_FIELDS } from '@hiring/contract';
import { at, Random } from '../random.js';
import type { Career, Job } from './career.js';
import { fill, listInWords, lowerFirst, upperFirst } from './fill.js';
import { writeLetter } from './letter.js';
import type { Person } from './people.js';

/** The texts that the person wrote in the form. */
type WrittenTexts = Pick<ProfileColumns, (typeof TEXT_FIELDS)[number]>;

export function writeProfile(
  person: Person,
  career: Career,
  target: { puesto: string; spontaneous: boolean },
): WrittenTexts {
  const random = new Random(`profile:${person.number}`);
  return {
    experiencia: person.number > 0 && random.chance(0.05) ? null : experience(random, career),
    educacion: person.number > 0 && random.chance(0.1) ? null : education(random, career),
    habilidades: career.skills,
    carta_presentacion: person.number > 0 && random.chance(0.2) ? null : writeLetter(person, career, target),
  };
}

const yearOf = (month: number): number => Math.floor(month / 12);
const until = (job: Job): string => (job.hasta === null ? 'actualidad' : String(yearOf(job.hasta)));

function experience(random: Random, { jobs, words }: Career): string {
  const [latest, ...earlier] = [at(jobs, 0), ...jobs.slice(1)];
  switch (random.int(0, 3)) {
    case 0:
      return [
        `${upperFirst(words.anios ?? '')} de experiencia en el sector.`,
        latest.hasta === null
          ? `${latest.cargo} en ${latest.empresa} (${latest.lugar}) desde ${yearOf(latest.desde)}.`
          : `Mi último puesto fue en ${latest.empresa} (${latest.lugar}), como ${lowerFirst(latest.cargo)}, hasta ${until(latest)}.`,
        `Funciones principales: ${latest.tareas.join('; ')}.`,
        ...earlier
          .slice(0, 1)
          .map(
            (job) =>
              `Antes, ${lowerFirst(job.cargo)} en ${job.empresa} (${job.lugar}), de ${yearOf(job.desde)} a ${until(job)}.`,
          ),
      ].join(' ');
    case 1:
      return jobs
        .map(
          (job) =>
            `${yearOf(job.desde)} – ${until(job)}: ${job.cargo}, ${job.empresa} (${job.lugar}).\n${upperFirst(job.tareas.slice(0, 2).join('; '))}.`,
        )
        .join('\n\n');
    case 2:
      return [
        latest.hasta === null
          ? `Trabajo en ${latest.empresa} como ${lowerFirst(latest.cargo)} desde ${yearOf(latest.desde)}.`
          : `De ${yearOf(latest.desde)} a ${until(latest)} trabajé en ${latest.empresa} como ${lowerFirst(latest.cargo)}.`,
        `En el día a día: ${latest.tareas.join('; ')}.`,
        ...(earlier.length > 0
          ? [`Anteriormente pasé por ${listInWords(earlier.map(({ empresa }) => empresa))}.`]
          : []),
      ].join(' ');
    default:
      return `${jobs
        .map((job) => `${job.cargo} en ${job.empresa} (${yearOf(job.desde)}–${until(job)})`)
        .join('. ')}.`;
  }
}

function education(random: Random, { studies, courses, licences, words }: Career): string {
  const lines = [...studies, ...courses].map(({ titulo, centro, anio }) => `${titulo}, ${centro} (${anio})`);
  if (random.chance(0.5)) return lines.join('\n');
  return fill(`${lines.join('. ')}. Permisos y certificados: ${listInWords(licences)}.`, words);
}
