import { type Estado, ESTADOS } from '@hiring/contract';
import type { Person } from '../people/people.js';
import { at, Random } from '../random.js';
import type { OpeningName } from './openings.js';

/** The planned result of a demo application; `timeline.ts` creates its history. */
export interface PlannedApplication {
  opening: OpeningName;
  estado: Estado;
  /** `old`: decided months ago; `late`: decided in the last weeks, so that an older one can precede it. */
  when?: 'old' | 'late';
  withdrawn?: boolean;
  /** A rejection that still waits to be sent. */
  hidden?: boolean;
  /** An earlier interview did not take place. */
  before?: 'no_presentada' | 'cancelada';
}

export interface PlannedPerson {
  person: Person;
  /** The first is the current application. */
  applications: PlannedApplication[];
}

/** The number of people by opening and estado, in the order of ESTADOS. */
const COUNTS: Record<OpeningName, readonly [number, number, number, number, number, number]> = {
  carCarrierDriver: [2, 1, 3, 1, 3, 4],
  transferDriver: [4, 2, 2, 1, 3, 4],
  truckMechanic: [1, 3, 2, 1, 2, 4],
  electricFleet: [1, 1, 2, 0, 0, 1],
  trafficPlanner: [2, 2, 2, 1, 1, 2],
  yardOperator: [2, 2, 2, 0, 3, 4],
  fleetClerk: [0, 0, 0, 0, 2, 6],
  carWasher: [2, 2, 2, 0, 2, 3],
  recruiter: [0, 2, 0, 1, 1, 2],
  anyDriver: [1, 0, 0, 0, 2, 2],
  anyMechanic: [0, 0, 0, 0, 1, 1],
  anyInspector: [0, 1, 1, 0, 0, 1],
  anyCoordinator: [0, 0, 0, 1, 0, 1],
  anyOperator: [0, 0, 0, 0, 2, 1],
  anyAccountant: [1, 0, 0, 0, 0, 1],
  anyClerk: [0, 1, 0, 0, 0, 1],
  anyPeopleTeam: [0, 0, 0, 0, 0, 1],
  anyDeveloper: [1, 0, 0, 0, 0, 0],
  anySystemsAdministrator: [0, 0, 0, 0, 0, 1],
  anySupport: [0, 0, 0, 0, 1, 1],
};

/** Additional applications of somebody with that opening and estado. */
const FURTHER: readonly [OpeningName, Estado, PlannedApplication][] = [
  ['carCarrierDriver', 'recibida', { opening: 'transferDriver', estado: 'rechazada', when: 'old' }],
  ['carCarrierDriver', 'en_revision', { opening: 'transferDriver', estado: 'rechazada', when: 'old' }],
  ['transferDriver', 'recibida', { opening: 'yardOperator', estado: 'rechazada', when: 'old' }],
  ['truckMechanic', 'en_revision', { opening: 'anyMechanic', estado: 'rechazada', when: 'old' }],
  ['carWasher', 'recibida', { opening: 'yardOperator', estado: 'rechazada', when: 'old' }],
  ['yardOperator', 'entrevista_programada', { opening: 'carWasher', estado: 'rechazada', when: 'old' }],
  ['recruiter', 'en_revision', { opening: 'fleetClerk', estado: 'rechazada', when: 'old' }],
  ['yardOperator', 'rechazada', { opening: 'carWasher', estado: 'rechazada', when: 'old' }],
  ['carCarrierDriver', 'entrevista_programada', { opening: 'transferDriver', estado: 'en_revision' }],
  ['truckMechanic', 'entrevista_programada', { opening: 'electricFleet', estado: 'en_revision' }],
  ['electricFleet', 'entrevista_programada', { opening: 'truckMechanic', estado: 'en_revision' }],
  ['trafficPlanner', 'entrevista_programada', { opening: 'anyCoordinator', estado: 'en_revision' }],
  ['transferDriver', 'entrevista_programada', { opening: 'yardOperator', estado: 'en_revision' }],
  ['yardOperator', 'entrevista_programada', { opening: 'carWasher', estado: 'en_revision' }],
  ['carCarrierDriver', 'entrevista_realizada', { opening: 'transferDriver', estado: 'en_revision' }],
  ['transferDriver', 'recibida', { opening: 'carWasher', estado: 'recibida', when: 'old', withdrawn: true }],
  [
    'carWasher',
    'en_revision',
    { opening: 'transferDriver', estado: 'recibida', when: 'old', withdrawn: true },
  ],
  [
    'trafficPlanner',
    'recibida',
    { opening: 'anyCoordinator', estado: 'en_revision', when: 'old', withdrawn: true },
  ],
  ['yardOperator', 'contratada', { opening: 'trafficPlanner', estado: 'rechazada', when: 'late' }],
];

/** Changes to the current application of somebody with that opening and estado. */
const MARKS: readonly [OpeningName, Estado, Partial<PlannedApplication>][] = [
  ['transferDriver', 'recibida', { withdrawn: true }],
  ['truckMechanic', 'en_revision', { withdrawn: true }],
  ['carWasher', 'entrevista_programada', { withdrawn: true }],
  ['carCarrierDriver', 'rechazada', { hidden: true }],
  ['transferDriver', 'entrevista_programada', { before: 'no_presentada' }],
  ['carCarrierDriver', 'entrevista_programada', { before: 'cancelada' }],
  ['truckMechanic', 'rechazada', { before: 'no_presentada' }],
];

/** All applications; person 0 is the demo candidate, with a scheduled interview and an old rejection. */
export function makePlan(people: readonly Person[]): PlannedPerson[] {
  const standing = Object.entries(COUNTS).flatMap(([opening, counts]) =>
    ESTADOS.flatMap((estado, column) =>
      Array.from({ length: at(counts, column) }, () => ({ opening: opening as OpeningName, estado })),
    ),
  );
  const first = standing.findIndex(
    ({ opening, estado }) => opening === 'trafficPlanner' && estado === 'entrevista_programada',
  );
  const others = new Random('plan').shuffle(standing.filter((_, place) => place !== first));
  const plan = [at(standing, first), ...others].map((current, number): PlannedPerson => {
    return { person: at(people, number), applications: [current] };
  });
  at(plan, 0).applications.push({ opening: 'fleetClerk', estado: 'rechazada', when: 'old' });

  const touched = new Set<PlannedPerson>();
  const somebody = (opening: OpeningName, estado: Estado): PlannedPerson => {
    const found = plan.find((planned) => {
      const current = at(planned.applications, 0);
      const fits = current.opening === opening && current.estado === estado;
      return fits && planned.person.userId !== null && planned.person.number > 0 && !touched.has(planned);
    });
    if (!found) throw new Error(`nobody with an account is left in ${estado} of ${opening}`);
    touched.add(found);
    return found;
  };
  for (const [opening, estado, mark] of MARKS) {
    Object.assign(at(somebody(opening, estado).applications, 0), mark);
  }
  for (const [opening, estado, further] of FURTHER) {
    const { applications } = somebody(opening, estado);
    applications.push(further);
    const current = at(applications, 0);
    if (current.estado === 'rechazada') current.when = 'late';
  }
  return plan;
}
