import { AGREEMENT_GROUPS, OFFER_PAYMENTS } from '@hiring/contract';
import type { EntityManager } from 'typeorm';
import { Availability } from '../candidates/people/qualifications/availability.entity.js';
import { db } from '../platform/database/sql/db.js';
import type { Vacancy } from '../vacancies/vacancy.entity.js';
import type { OfferContent } from './offer.entity.js';

interface Job {
  puesto: string;
  departamento: string;
  posicion: string;
}

/** What is known of the job besides its vacancy. */
interface Known {
  /** What was last offered for the same position. */
  like: OfferContent | undefined;
  /** The request for staff from which the vacancy was made. */
  request: { convenio: OfferContent['convenio']; desde_el: string } | undefined;
  /** From when the person can start; null: not said, or at once. */
  from: string | null;
}

export async function knownOf(
  manager: EntityManager,
  { candidato_id, departamento, posicion }: Omit<Job, 'puesto'> & { candidato_id: string },
  vacancy: Vacancy | null,
): Promise<Known> {
  const like = await db(manager)
    .selectFrom('ofertas as o')
    .innerJoin('aplicaciones_vacantes as a', 'a.id', 'o.aplicacion_id')
    .where('a.departamento', '=', departamento)
    .where('a.posicion', '=', posicion)
    .orderBy('o.created_at', 'desc')
    .limit(1)
    .select('o.contenido')
    .executeTakeFirst();
  const request = await db(manager)
    .selectFrom('solicitudes_personal')
    .where('id', '=', vacancy?.solicitud_id ?? null)
    .select(['convenio', 'desde_el'])
    .executeTakeFirst();
  const availability = await manager.findOneBy(Availability, { candidato_id });
  return { like: like?.contenido, request, from: availability?.disponible_desde ?? null };
}

/**
 * What an offer begins with: the vacancy comes first, then its request for staff, then what was last offered for the
 * position. Pay comes from the vacancy only.
 * @param notice the earliest usual first day
 */
export function firstContent(
  { puesto, departamento, posicion }: Job,
  vacancy: Vacancy | null,
  { like, request, from }: Known,
  notice: string,
): OfferContent {
  const tipo_contrato =
    vacancy?.tipo_contrato === 'Temporal'
      ? 'temporal'
      : vacancy?.tipo_contrato === 'Prácticas'
        ? 'formativo'
        : 'indefinido';
  const convenio = request?.convenio ?? like?.convenio ?? 'transporte_bcn';
  return {
    puesto,
    departamento,
    posicion,
    tipo_contrato,
    centro: vacancy?.ubicacion ?? like?.centro ?? '',
    convenio,
    grupo: like?.convenio === convenio ? like.grupo : (AGREEMENT_GROUPS[convenio][2] ?? ''),
    jornada_horas: vacancy ? (vacancy.jornada === 'Parcial' ? 20 : 40) : (like?.jornada_horas ?? 40),
    turno: vacancy?.horario ?? like?.turno ?? '',
    salario_anual: Math.round((vacancy?.salario_min ?? vacancy?.salario_max ?? 0) * 100),
    pagas: like?.pagas ?? OFFER_PAYMENTS[1],
    pluses: [],
    dietas: '',
    fecha_incorporacion: [notice, request?.desde_el ?? '', from ?? ''].sort().at(-1) ?? notice,
    prueba_dias: tipo_contrato === 'indefinido' ? 60 : 30,
    cap_vigente: vacancy?.cualificaciones.some((one) => one.startsWith('cap')) ?? false,
    reconocimiento: true,
    condiciones: '',
  };
}
