import type { Vacancy } from '../vacancies/vacancy.entity.js';
import type { GuideSection } from '../interviews/guides/guide.entity.js';
import type { Criterion } from '../interviews/scorecards/criteria/criterion.entity.js';
import { type DataFiles, demoId } from './data-files.js';

/** A vacancy's columns, and what happened to it. */
export interface VacancyData extends Pick<
  Vacancy,
  'titulo' | 'departamento' | 'posicion' | 'estado' | 'preguntas'
> {
  /** Its name in the data files. */
  key: string;
  /** Who created it and, where it has ended, who closed or paused it. */
  history: { tipo: string; created_at: string }[];
}

export function readVacancies(files: DataFiles): VacancyData[] {
  return files.read('vacancies', ['key', 'history', 'titulo', 'estado', 'preguntas']);
}

export function vacancyRow({ key, history, ...columns }: VacancyData) {
  const [published, ended] = history.map(({ created_at }) => created_at);
  return {
    ...columns,
    id: demoId(`vacancy:${key}`),
    fecha_publicacion: published,
    created_at: published,
    updated_at: ended ?? published,
    cerrada_at: columns.estado === 'cerrada' ? ended : null,
  };
}

export function vacancyHistoryRows({ key, history }: VacancyData) {
  return history.map((event, place) => ({
    ...event,
    id: demoId(`vacancy-history:${key}:${place}`),
    vacante_id: demoId(`vacancy:${key}`),
  }));
}

/** The guides of interviews of the vacancies that have one; criteria are named. */
export function readGuides(files: DataFiles, criteria: readonly Pick<Criterion, 'id' | 'nombre'>[]) {
  const guides = files.read<{ vacancy: string; secciones: GuideSection[] }>('guides', [
    'vacancy',
    'secciones',
  ]);
  return guides.map(({ vacancy, secciones }) => ({
    id: demoId(`guide:${vacancy}`),
    vacante_id: demoId(`vacancy:${vacancy}`),
    secciones: secciones.map(({ preguntas, criterios, ...section }, part) => ({
      ...section,
      preguntas: preguntas.map((question, place) => ({
        ...question,
        id: demoId(`question:${vacancy}:${part}:${place}`),
      })),
      criterios: criteria.flatMap(({ id, nombre }) => (criterios.includes(nombre) ? [id] : [])),
    })),
  }));
}

/** The phases of the vacancies that have some, each vacancy's in its order. */
export function readPhases(files: DataFiles) {
  const phases = files.read<{ vacancy: string; key: string; nombre: string; estado: string }>('phases', [
    'vacancy',
    'key',
    'nombre',
    'estado',
  ]);
  return phases.map(({ vacancy, key, ...columns }, place) => ({
    ...columns,
    id: demoId(`phase:${vacancy}:${key}`),
    vacante_id: demoId(`vacancy:${vacancy}`),
    orden: phases.slice(0, place).filter((before) => before.vacancy === vacancy).length,
  }));
}
