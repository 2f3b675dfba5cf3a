import { lowerFirst } from '../people/fill.js';
import { uuidOf } from '../random.js';
import type { TradeName } from '../trades/index.js';
import { VACANCIES, type VacancyName } from '../vacancies/index.js';
import type { DemoQuestion } from '../vacancies/questions.js';
import type { VacancyData } from '../vacancies/vacancy-data.js';

/** The target of an application: a vacancy, or a position of the form without one. */
export interface Opening {
  vacancyId: string | null;
  departamento: string;
  posicion: string;
  /** Its name in a letter. */
  puesto: string;
  /** Title of the vacancy; null: messages use the catalogue's name of the position. */
  titulo: string | null;
  trade: TradeName;
  questions: readonly DemoQuestion[];
  /** First and last working day of applications, counted from today. */
  from: number;
  to: number;
}

/** Applications start 240 working days ago, about a year. */
const EARLIEST = -240;

export const vacancyIdOf = (name: VacancyName): string => uuidOf(`vacancy:${name}`);

function vacancy(name: VacancyName, trade: TradeName): Opening {
  const {
    titulo,
    departamento,
    posicion,
    questions = [],
    publishedDay,
    closedDay,
  }: VacancyData = VACANCIES[name];
  return {
    vacancyId: vacancyIdOf(name),
    departamento,
    posicion,
    puesto: lowerFirst(titulo),
    titulo,
    trade,
    questions,
    from: publishedDay + 1,
    to: closedDay ?? -1,
  };
}

function spontaneous(departamento: string, posicion: string, puesto: string, trade: TradeName): Opening {
  return {
    vacancyId: null,
    departamento,
    posicion,
    puesto,
    titulo: null,
    trade,
    questions: [],
    from: EARLIEST,
    to: -1,
  };
}

export const OPENINGS = {
  carCarrierDriver: vacancy('carCarrierDriver', 'heavyDriver'),
  transferDriver: vacancy('transferDriver', 'transferDriver'),
  truckMechanic: vacancy('truckMechanic', 'mechanic'),
  electricFleet: vacancy('electricFleet', 'electrician'),
  trafficPlanner: vacancy('trafficPlanner', 'planner'),
  yardOperator: vacancy('yardOperator', 'yardOperator'),
  fleetClerk: vacancy('fleetClerk', 'administration'),
  carWasher: vacancy('carWasher', 'washer'),
  recruiter: vacancy('recruiter', 'peopleTeam'),
  anyDriver: spontaneous('chofer', 'conductor', 'conductor/a', 'transferDriver'),
  anyMechanic: spontaneous('mantenimiento', 'mecanico', 'mecánico/a', 'mechanic'),
  anyInspector: spontaneous('mantenimiento', 'tecnico', 'técnico/a de mantenimiento', 'inspector'),
  anyCoordinator: spontaneous('logistica', 'coordinador', 'coordinador/a de logística', 'planner'),
  anyOperator: spontaneous('logistica', 'operador', 'operador/a de logística', 'yardOperator'),
  anyAccountant: spontaneous('administracion', 'contador', 'contable', 'accounting'),
  anyClerk: spontaneous('administracion', 'administrativo', 'administrativo/a', 'administration'),
  anyPeopleTeam: spontaneous('administracion', 'recursos_humanos', 'recursos humanos', 'peopleTeam'),
  anyDeveloper: spontaneous('sistema', 'desarrollador', 'desarrollador/a', 'systems'),
  anySystemsAdministrator: spontaneous('sistema', 'administrador', 'administrador/a de sistemas', 'systems'),
  anySupport: spontaneous('sistema', 'tecnico', 'técnico/a de soporte', 'systems'),
} satisfies Record<string, Opening>;

export type OpeningName = keyof typeof OPENINGS;
