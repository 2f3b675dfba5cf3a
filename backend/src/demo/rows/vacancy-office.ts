import type { TrackingLink } from '../../vacancies/links/tracking-link.entity.js';
import type { VacancyHistory } from '../../vacancies/management/vacancy-history.entity.js';
import type { WorkCalendar } from '../madrid-time.js';
import { vacancyIdOf } from '../process/openings.js';
import { ADMIN, HR_TEAM } from '../process/staff.js';
import { Random, uuidOf } from '../random.js';
import { VACANCIES, type VacancyName } from '../vacancies/index.js';
import type { VacancyRow } from './vacancies.js';

export type VacancyHistoryRow = Omit<VacancyHistory, 'vacante' | 'actor'>;
export type TrackingLinkRow = Omit<TrackingLink, 'vacante' | 'autor'>;

const line = (
  name: string,
  rest: Omit<VacancyHistoryRow, 'id' | 'cambios' | 'detalle'> & Partial<VacancyHistoryRow>,
): VacancyHistoryRow => ({ id: uuidOf(`vacancy-history:${name}`), cambios: {}, detalle: null, ...rest });

/** The history of each vacancy: who created it, and who closed or paused it. */
export function vacancyHistoryRows(vacancies: readonly VacancyRow[]): VacancyHistoryRow[] {
  return vacancies.flatMap((vacancy) => {
    const actor_id = new Random(`vacancy-office:${vacancy.id}`).pick(HR_TEAM).id;
    const rows = [
      line(`${vacancy.id}:made`, {
        vacante_id: vacancy.id,
        actor_id,
        tipo: 'creada',
        created_at: vacancy.created_at,
      }),
    ];
    if (vacancy.estado === 'cerrada' || vacancy.estado === 'pausada') {
      rows.push(
        line(`${vacancy.id}:ended`, {
          vacante_id: vacancy.id,
          actor_id,
          tipo: 'estado',
          cambios: { estado: { antes: 'activa', ahora: vacancy.estado } },
          detalle: vacancy.motivo_cierre,
          created_at: vacancy.updated_at,
        }),
      );
    }
    return rows;
  });
}

interface DemoLink {
  codigo: string;
  nombre: string;
  /** Null: all vacancies. */
  vacancy: VacancyName | null;
  visitas: number;
  /** Share of the vacancy's applications that came through it. */
  share: number;
}

const LINKS: readonly DemoLink[] = [
  { codigo: 'linkedin', nombre: 'Página de LinkedIn', vacancy: null, visitas: 318, share: 0.08 },
  { codigo: 'feria-transporte', nombre: 'Feria del transporte', vacancy: null, visitas: 74, share: 0.04 },
  {
    codigo: 'cartel-zona-franca',
    nombre: 'Cartel de la campa de la Zona Franca',
    vacancy: 'carCarrierDriver',
    visitas: 41,
    share: 0.2,
  },
  {
    codigo: 'autoescuela',
    nombre: 'Autoescuelas con CAP',
    vacancy: 'carCarrierDriver',
    visitas: 96,
    share: 0.15,
  },
  {
    codigo: 'instituto-automocion',
    nombre: 'Instituto de automoción',
    vacancy: 'truckMechanic',
    visitas: 58,
    share: 0.25,
  },
];

export function trackingLinkRows(calendar: WorkCalendar): TrackingLinkRow[] {
  return LINKS.map(({ codigo, nombre, vacancy, visitas }, place) => ({
    id: uuidOf(`tracking-link:${codigo}`),
    codigo,
    nombre,
    vacante_id: vacancy && vacancyIdOf(vacancy),
    creado_por: place === 0 ? ADMIN.id : HR_TEAM[0].id,
    visitas: String(visitas),
    created_at: calendar.at((vacancy ? VACANCIES[vacancy].publishedDay : -248) + 1, 10 * 60 + place * 7),
  }));
}

/** The tracking link of an application; most have none. */
export function channelOf(application: string, vacancyId: string | null): string {
  const drawn = new Random(`channel:${application}`).next();
  let reached = 0;
  for (const { codigo, vacancy, share } of LINKS) {
    if (vacancy !== null && vacancyIdOf(vacancy) !== vacancyId) continue;
    reached += share;
    if (drawn < reached) return codigo;
  }
  return 'web';
}
