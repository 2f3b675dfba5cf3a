import { CUALIFICACIONES, type Cualificacion } from '@hiring/contract';
import { licencesIn } from '../../../files/cv/reading/proposals/licences.rules.js';

/** A licence or certificate that a vacancy names; `obligatoria` false: only welcome. */
export interface WantedQualification {
  tipo: Cualificacion;
  obligatoria: boolean;
}

/** "CE" of a text is `permiso_c_e`; motorbikes are no matter here. */
const LICENCE: Readonly<Record<string, Cualificacion>> = {
  AM: 'permiso_am',
  B: 'permiso_b',
  BE: 'permiso_b_e',
  C1: 'permiso_c1',
  C1E: 'permiso_c1_e',
  C: 'permiso_c',
  CE: 'permiso_c_e',
  D1: 'permiso_d1',
  D1E: 'permiso_d1_e',
  D: 'permiso_d',
  DE: 'permiso_d_e',
};

/** Certificates in the words in which vacancies ask for them. Capitals where a small word is another one. */
const CERTIFICATES: readonly (readonly [RegExp, Cualificacion])[] = [
  [/(?<!\p{L})CAP(?!\p{L})(?:(?!\p{Lu}{2}).){0,25}viajeros/u, 'cap_viajeros'],
  [/(?<!\p{L})CAP(?!\p{L})(?!.{0,25}viajeros)|(?<!\p{L})CAP(?!\p{L}).{0,25}mercanc[ií]as/u, 'cap_mercancias'],
  [/tac[oó]grafo/iu, 'tacografo'],
  [/(?<!\p{L})ADR(?!\p{L})(?!.{0,30}(?:cisternas|explosivos|radi[ao]activ))/u, 'adr_basico'],
  [/(?<!\p{L})ADR(?!\p{L}).{0,30}cisternas/u, 'adr_cisternas'],
  [/(?<!\p{L})ADR(?!\p{L}).{0,30}explosivos/u, 'adr_explosivos'],
  [/(?<!\p{L})ADR(?!\p{L}).{0,30}radi[ao]activ/u, 'adr_radiactivos'],
  [/carretill[ae]|carretillero/iu, 'carretilla'],
];

const ONLY_WELCOME = /valorable|se valora|valoraremos|deseable|preferible|preferente|no imprescindible/iu;

/**
 * Qualifications that the lines of a vacancy's requirements name, each once and in the usual order. One that any line
 * insists on is required, and so is what the vacancy itself says to need.
 */
export function wantedQualifications(
  lines: readonly string[],
  needed: readonly Cualificacion[] = [],
): WantedQualification[] {
  const wanted = new Map<Cualificacion, boolean>(needed.map((tipo) => [tipo, true]));
  for (const line of lines) {
    const required = !ONLY_WELCOME.test(line);
    for (const tipo of named(line)) wanted.set(tipo, required || (wanted.get(tipo) ?? false));
  }
  return CUALIFICACIONES.filter((tipo) => wanted.has(tipo)).map((tipo) => ({
    tipo,
    obligatoria: wanted.get(tipo) ?? false,
  }));
}

function named(line: string): Cualificacion[] {
  const licences = licencesIn(line).flatMap((one) => LICENCE[one.replaceAll('+', '')] ?? []);
  return [...licences, ...CERTIFICATES.filter(([words]) => words.test(line)).map(([, tipo]) => tipo)];
}
