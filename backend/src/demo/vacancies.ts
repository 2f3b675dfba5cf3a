import type { Vacancy } from '../vacancies/vacancy.entity.js';
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
