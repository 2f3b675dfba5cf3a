import type { Cualificacion, Idioma, IdiomaNivel, Turno } from '@hiring/contract';
import { FUTURE_OPENINGS, IDIOMA_LABEL, IDIOMAS } from '@hiring/contract';
import type { Consent } from '../../candidates/people/consents/consent.entity.js';
import type { Availability } from '../../candidates/people/qualifications/availability.entity.js';
import type { Qualification } from '../../candidates/people/qualifications/qualification.entity.js';
import { madridWall } from '../madrid-time.js';
import type { DemoCandidate } from '../process/process.js';
import { Random, uuidOf } from '../random.js';
import { NOTICE_VERSION } from './candidates.js';

export type QualificationRow = Omit<Qualification, 'candidato'>;
export type AvailabilityRow = Omit<Availability, 'candidato'>;
export type ConsentRow = Omit<Consent, 'candidato'>;

export interface FormExtras {
  qualifications: QualificationRow[];
  availabilities: AvailabilityRow[];
  consents: ConsentRow[];
}

/** The codes of the licences in a CV. */
const MEANT: Readonly<Record<string, readonly Cualificacion[]>> = {
  'Permisos B, C y C+E con CAP en vigor': ['permiso_b', 'permiso_c', 'permiso_c_e', 'cap_mercancias'],
  'Tarjeta de tacógrafo digital': ['tacografo'],
  'ADR básico': ['adr_basico'],
  Carretillero: ['carretilla'],
  'Permiso B': ['permiso_b'],
  'Permiso C1': ['permiso_c1'],
  'Permiso C': ['permiso_c'],
};
const LEVEL: Readonly<Record<string, IdiomaNivel>> = {
  A2: 'basico',
  B1: 'intermedio',
  B2: 'intermedio',
  C1: 'avanzado',
  C2: 'avanzado',
  nativo: 'nativo',
};
const SHIFTS: readonly (readonly Turno[])[] = [
  ['manana'],
  ['manana', 'tarde'],
  ['manana', 'tarde', 'noche'],
  ['manana', 'partido'],
  ['noche'],
];
const DAY_MS = 86_400_000;

/** The optional form fields of people with an account, consistent with their CV. */
export function formExtras(candidates: readonly DemoCandidate[], now: Date): FormExtras {
  const own = candidates.filter(({ person }) => person.userId !== null);
  return {
    qualifications: own.flatMap((candidate) => qualificationRows(candidate, now)),
    availabilities: own.map((candidate) => availabilityRow(candidate)),
    consents: own.flatMap(consentRows),
  };
}

function qualificationRows({ person, career, since }: DemoCandidate, now: Date): QualificationRow[] {
  const tipos = new Set(career.licences.flatMap((licence) => MEANT[licence] ?? []));
  return [...tipos].map((tipo) => ({
    candidato_id: person.candidateId,
    tipo,
    caduca_el: expiryOf(tipo, new Random(`qualification:${person.number}:${renewedWith(tipo)}`), now),
    created_at: since,
    updated_at: since,
  }));
}

/** The lorry classes are renewed together. */
const renewedWith = (tipo: Cualificacion): string => (tipo.startsWith('permiso_c') ? 'permiso_c' : tipo);

/** A few expire soon or have expired; a CAP is valid, as the CV says, and a forklift course never expires. */
function expiryOf(tipo: Cualificacion, random: Random, now: Date): string | null {
  if (tipo === 'carretilla' || random.chance(0.1)) return null;
  const fate = random.next();
  const expires = tipo.startsWith('cap_') ? 0.25 : 0.12;
  if (fate < expires) return dayAfter(now, random.int(8, 55));
  if (fate < 0.22 && !tipo.startsWith('cap_')) return dayAfter(now, -random.int(5, 200));
  return dayAfter(now, random.int(120, 1700));
}

const dayAfter = (now: Date, days: number): string => madridWall(new Date(now.getTime() + days * DAY_MS)).day;

function availabilityRow({ person, career, since }: DemoCandidate): AvailabilityRow {
  const random = new Random(`availability:${person.number}`);
  return {
    candidato_id: person.candidateId,
    turnos: [...random.pick(SHIFTS)],
    fines_de_semana: random.chance(0.35) || null,
    noches_fuera:
      (career.trade.carnets.includes('Tarjeta de tacógrafo digital') && random.chance(0.6)) || null,
    vehiculo_propio: random.chance(0.55) || (random.chance(0.5) ? false : null),
    incorporacion: random.chance(0.5) ? 'inmediata' : null,
    disponible_desde: null,
    idiomas: career.languages.flatMap(({ idioma, nivel }) => {
      const known = idiomaOf(idioma);
      const level = LEVEL[nivel];
      return known && level ? [{ idioma: known, nivel: level }] : [];
    }),
    created_at: since,
    updated_at: since,
  };
}

const idiomaOf = (name: string): Idioma | undefined =>
  name === 'Español' ? 'castellano' : IDIOMAS.find((idioma) => IDIOMA_LABEL[idioma] === name);

function consentRows({ person, since }: DemoCandidate): ConsentRow[] {
  if (!new Random(`consent:${person.number}`).chance(0.6)) return [];
  return [
    {
      id: uuidOf(`consent:${person.number}`),
      candidato_id: person.candidateId,
      finalidad: 'futuras_ofertas',
      version: FUTURE_OPENINGS.version,
      aviso_version: NOTICE_VERSION,
      otorgado_at: since,
      retirado_at: null,
    },
  ];
}
