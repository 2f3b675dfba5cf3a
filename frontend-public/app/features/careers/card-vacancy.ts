import type { Schemas } from '@hiring/contract/api';

type Vacancy = Schemas['VacancyResponse'];

/** The fields of a card. */
export type CardVacancy = Pick<
  Vacancy,
  | 'id'
  | 'titulo'
  | 'idioma'
  | 'departamento_nombre'
  | 'ubicacion'
  | 'salario_min'
  | 'salario_max'
  | 'tipo_contrato'
  | 'jornada'
  | 'destacada'
  | 'fecha_publicacion'
>;

/** A page contains its data twice, as HTML and as JSON: list items are reduced to the fields of a card. */
export const cardOf = (vacancy: Vacancy): CardVacancy => ({
  id: vacancy.id,
  titulo: vacancy.titulo,
  idioma: vacancy.idioma,
  departamento_nombre: vacancy.departamento_nombre,
  ubicacion: vacancy.ubicacion,
  salario_min: vacancy.salario_min,
  salario_max: vacancy.salario_max,
  tipo_contrato: vacancy.tipo_contrato,
  jornada: vacancy.jornada,
  destacada: vacancy.destacada,
  fecha_publicacion: vacancy.fecha_publicacion,
});
