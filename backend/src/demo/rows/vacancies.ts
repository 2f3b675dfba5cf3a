import type { Vacancy } from '../../vacancies/vacancy.entity.js';
import { madridWall, type WorkCalendar } from '../madrid-time.js';
import { vacancyIdOf } from '../process/openings.js';
import { Random } from '../random.js';
import { VACANCIES, type VacancyName } from '../vacancies/index.js';
import type { VacancyData } from '../vacancies/vacancy-data.js';

export type VacancyRow = Omit<Vacancy, 'busqueda' | 'modificado_at'>;

export function vacancyRows(calendar: WorkCalendar): VacancyRow[] {
  return Object.entries<VacancyData>(VACANCIES).map(
    ([name, { publishedDay, closedDay, closingDay, qualifications = [], questions = [], ...copy }]) => {
      const random = new Random(`vacancy:${name}`);
      const published = calendar.at(publishedDay, random.int(9 * 60, 13 * 60));
      const ended = closedDay === null ? null : calendar.at(closedDay + 1, random.int(9 * 60, 13 * 60));
      return {
        horario: null,
        noches_fuera: null,
        ...copy,
        id: vacancyIdOf(name as VacancyName),
        visible_publicamente: true,
        preguntas: questions.map(({ answer: _answer, ...question }) => question),
        fecha_publicacion: published,
        created_at: published,
        updated_at: ended ?? published,
        cerrada_at: copy.estado === 'cerrada' ? ended : null,
        motivo_cierre: null,
        cualificaciones: [...qualifications],
        cierra_el: closingDay === undefined ? null : madridWall(calendar.at(closingDay, 12 * 60)).day,
        motivo_sin_salario: null,
        version: 1,
      };
    },
  );
}
