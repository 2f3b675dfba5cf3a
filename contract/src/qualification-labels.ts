/** Labels of qualifications, availability, languages and consents: apart from their codes, which pages have without them. */
import {
  VEHICLE_LICENCES,
  type Cualificacion,
  type Disponibilidad,
  type Idioma,
  type IdiomaNivel,
  type Turno,
} from './qualifications.js';
import { labels, say } from './words.js';

interface CualificacionGroup {
  readonly title: string;
  tipos: readonly Cualificacion[];
}

/** Of vehicles: what matters first in a driving job. */
export const LICENCE_GROUP: CualificacionGroup = {
  get title() {
    return say('Permisos de conducir');
  },
  tipos: VEHICLE_LICENCES,
};

/** Display order in forms and lists: the most common first. */
export const CUALIFICACION_GROUPS: readonly CualificacionGroup[] = [
  LICENCE_GROUP,
  {
    get title() {
      return say('CAP y tacógrafo');
    },
    tipos: ['cap_mercancias', 'cap_viajeros', 'tacografo'],
  },
  {
    get title() {
      return say('Mercancías peligrosas (ADR)');
    },
    tipos: ['adr_basico', 'adr_cisternas', 'adr_explosivos', 'adr_radiactivos'],
  },
  {
    get title() {
      return say('Almacén y campa');
    },
    tipos: ['carretilla'],
  },
];

export const TURNO_LABEL: Readonly<Record<Turno, string>> = /* @__PURE__ */ labels({
  manana: 'Mañana',
  tarde: 'Tarde',
  noche: 'Noche',
  partido: 'Partido',
});

export const DISPONIBILIDAD_LABEL: Readonly<Record<Disponibilidad, string>> = /* @__PURE__ */ labels({
  fines_de_semana: 'Fines de semana',
  noches_fuera: 'Noches fuera de casa',
  vehiculo_propio: 'Vehículo propio',
});

export const IDIOMA_LABEL: Readonly<Record<Idioma, string>> = /* @__PURE__ */ labels({
  castellano: 'Castellano',
  catalan: 'Catalán',
  ingles: 'Inglés',
  frances: 'Francés',
  aleman: 'Alemán',
  italiano: 'Italiano',
  portugues: 'Portugués',
  rumano: 'Rumano',
  arabe: 'Árabe',
  ucraniano: 'Ucraniano',
  ruso: 'Ruso',
  polaco: 'Polaco',
  bulgaro: 'Búlgaro',
  urdu: 'Urdu',
  chino: 'Chino',
  gallego: 'Gallego',
  euskera: 'Euskera',
});

export const IDIOMA_NIVEL_LABEL: Readonly<Record<IdiomaNivel, string>> = /* @__PURE__ */ labels({
  basico: 'Básico',
  intermedio: 'Intermedio',
  avanzado: 'Avanzado',
  nativo: 'Nativo',
});
