/** Qualifications of this trade: licences and certificates, availability, languages, and a consent. */
import { labels } from './words.js';
import type { Tone } from './vocabulary.js';

// ---------------------------------------------------------------- licences and certificates

/** Licence classes of RD 818/2009, then certificates of drivers of goods, people and forklifts. */
export const CUALIFICACIONES = [
  'permiso_am',
  'permiso_b',
  'permiso_b_e',
  'permiso_c1',
  'permiso_c1_e',
  'permiso_c',
  'permiso_c_e',
  'permiso_d1',
  'permiso_d1_e',
  'permiso_d',
  'permiso_d_e',
  'cap_mercancias',
  'cap_viajeros',
  'tacografo',
  'adr_basico',
  'adr_cisternas',
  'adr_explosivos',
  'adr_radiactivos',
  'carretilla',
] as const;
export type Cualificacion = (typeof CUALIFICACIONES)[number];

export const CUALIFICACION_LABEL: Readonly<Record<Cualificacion, string>> = /* @__PURE__ */ labels({
  permiso_am: 'Permiso AM',
  permiso_b: 'Permiso B',
  permiso_b_e: 'Permiso B+E',
  permiso_c1: 'Permiso C1',
  permiso_c1_e: 'Permiso C1+E',
  permiso_c: 'Permiso C',
  permiso_c_e: 'Permiso C+E',
  permiso_d1: 'Permiso D1',
  permiso_d1_e: 'Permiso D1+E',
  permiso_d: 'Permiso D',
  permiso_d_e: 'Permiso D+E',
  cap_mercancias: 'CAP mercancías',
  cap_viajeros: 'CAP viajeros',
  tacografo: 'Tarjeta de tacógrafo digital',
  adr_basico: 'ADR básico',
  adr_cisternas: 'ADR cisternas',
  adr_explosivos: 'ADR explosivos',
  adr_radiactivos: 'ADR radiactivos',
  carretilla: 'Carretilla elevadora',
});

/** Licences to drive vehicles, in the order in which forms show them. */
export const VEHICLE_LICENCES = [
  'permiso_b',
  'permiso_b_e',
  'permiso_c1',
  'permiso_c1_e',
  'permiso_c',
  'permiso_c_e',
  'permiso_d1',
  'permiso_d1_e',
  'permiso_d',
  'permiso_d_e',
  'permiso_am',
] as const satisfies readonly Cualificacion[];

/** Seeded department of the drivers: its form asks for the licences first. */
export const DRIVING_DEPARTMENT = 'chofer';

/**
 * What each one includes by law (directive 2006/126/EC, articles 6 and 7; ADR 8.2.1): a holder of C+E may drive C
 * and has had B, and every ADR speciality requires the basic one. People often name only the highest.
 */
const INCLUDES: Readonly<Partial<Record<Cualificacion, readonly Cualificacion[]>>> = {
  permiso_b: ['permiso_am'],
  permiso_b_e: ['permiso_b'],
  permiso_c1: ['permiso_b'],
  permiso_c1_e: ['permiso_c1', 'permiso_b_e'],
  permiso_c: ['permiso_c1'],
  permiso_c_e: ['permiso_c', 'permiso_c1_e'],
  permiso_d1: ['permiso_b'],
  permiso_d1_e: ['permiso_d1', 'permiso_b_e'],
  permiso_d: ['permiso_d1'],
  permiso_d_e: ['permiso_d', 'permiso_d1_e'],
  adr_cisternas: ['adr_basico'],
  adr_explosivos: ['adr_basico'],
  adr_radiactivos: ['adr_basico'],
};

const includes = (held: Cualificacion, wanted: Cualificacion): boolean =>
  held === wanted || (INCLUDES[held] ?? []).some((lesser) => includes(lesser, wanted));

/** Qualifications that prove the wanted one, including itself. */
export const provenBy = (wanted: Cualificacion): Cualificacion[] =>
  CUALIFICACIONES.filter((held) => includes(held, wanted));

/** Expiry state today in Madrid. Without an expiry date it is valid. */
export const CADUCIDADES = ['vigente', 'caduca_pronto', 'caducada'] as const;
export type Caducidad = (typeof CADUCIDADES)[number];

export const CADUCIDAD_TONE: Readonly<Record<Caducidad, Tone>> = {
  vigente: 'green',
  caduca_pronto: 'yellow',
  caducada: 'red',
};

// ---------------------------------------------------------------- availability

export const TURNOS = ['manana', 'tarde', 'noche', 'partido'] as const;
export type Turno = (typeof TURNOS)[number];
export const INCORPORACIONES = ['inmediata', 'fecha'] as const;
export type Incorporacion = (typeof INCORPORACIONES)[number];

/** Questions of the availability besides the shifts: yes, no, or not answered (null). */
export const DISPONIBILIDADES = ['fines_de_semana', 'noches_fuera', 'vehiculo_propio'] as const;
export type Disponibilidad = (typeof DISPONIBILIDADES)[number];

/** The answer to each of these questions. */
export const answersBy = (
  answer: (question: Disponibilidad) => boolean | null,
): Record<Disponibilidad, boolean | null> =>
  Object.fromEntries(DISPONIBILIDADES.map((question) => [question, answer(question)])) as Record<
    Disponibilidad,
    boolean | null
  >;

// ---------------------------------------------------------------- languages

export const IDIOMAS = [
  'castellano',
  'catalan',
  'ingles',
  'frances',
  'aleman',
  'italiano',
  'portugues',
  'rumano',
  'arabe',
  'ucraniano',
  'ruso',
  'polaco',
  'bulgaro',
  'urdu',
  'chino',
  'gallego',
  'euskera',
] as const;
export type Idioma = (typeof IDIOMAS)[number];
export const IDIOMA_NIVELES = ['basico', 'intermedio', 'avanzado', 'nativo'] as const;
export type IdiomaNivel = (typeof IDIOMA_NIVELES)[number];

export const QUALIFICATION_LIMITS = {
  /** Entries of one list. */
  items: 30,
  /** Days before expiry from which a qualification expires soon. */
  soonDays: 60,
} as const;

// ---------------------------------------------------------------- consent

export const FINALIDADES = ['futuras_ofertas'] as const;
export type Finalidad = (typeof FINALIDADES)[number];
