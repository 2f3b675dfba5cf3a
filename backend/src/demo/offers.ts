import { bandOf, type OfferEstado } from '@hiring/contract';
import type { EntityManager } from 'typeorm';
import { OfferApproval } from '../offers/approval/approval.entity.js';
import { Offer, type OfferContent } from '../offers/offer.entity.js';
import { publishedBand } from '../offers/offer.rules.js';
import { Vacancy } from '../vacancies/vacancy.entity.js';
import { HR } from './accounts.js';
import { type DataFiles, demoId } from './data-files.js';
import { insertRows } from './insert-rows.js';
import type { DemoCandidate } from './people.js';

interface OfferData {
  /** E-mail of somebody who was interviewed. */
  person: string;
  /** Before it is sent: a letter is written by the product itself. */
  estado: Extract<OfferEstado, 'borrador' | 'en_aprobacion' | 'aprobada'>;
  caduca_el: string;
  fecha_incorporacion: string;
  created_at: string;
  contenido: Omit<OfferContent, keyof typeof USUAL | Elsewhere>;
}

/** Of the application, or beside it in the file. */
type Elsewhere = 'puesto' | 'departamento' | 'posicion' | 'fecha_incorporacion';

const USUAL = {
  tipo_contrato: 'indefinido',
  jornada_horas: 40,
  pagas: 14,
  prueba_dias: 60,
  reconocimiento: true,
} as const;

/** Offers that are prepared. One that waits for its approval waits for administration. */
export async function insertOffers(
  manager: EntityManager,
  files: DataFiles,
  candidates: readonly DemoCandidate[],
): Promise<void> {
  const told = files.read<OfferData>('offers', ['person', 'estado', 'caduca_el', 'created_at', 'contenido']);
  for (const [place, { person, contenido: own, fecha_incorporacion, ...columns }] of told.entries()) {
    const found = candidates
      .find((one) => one.person.email === person)
      ?.applications.find(({ application }) => application.estado === 'entrevista_realizada');
    if (!found?.titulo) throw new Error(`${person} was not interviewed for a vacancy`);
    const { id: aplicacion_id, vacante_id, departamento, posicion } = found.application;
    const contenido: OfferContent = {
      ...{ puesto: found.titulo, departamento, posicion },
      ...{ ...USUAL, ...own, fecha_incorporacion },
    };
    const asked = columns.estado !== 'borrador';
    const id = demoId(`offer:${person}`);
    await insertRows(manager, Offer, [
      {
        ...{ ...columns, id, aplicacion_id, contenido, creada_por: HR.id, updated_at: columns.created_at },
        numero: `OF-${columns.created_at.slice(0, 4)}-${String(place + 1).padStart(4, '0')}`,
        banda: bandOf(contenido, publishedBand(await manager.findOneBy(Vacancy, { id: String(vacante_id) }))),
        ...(asked && { aprobado: contenido, ronda: 1 }),
      },
    ]);
    if (columns.estado !== 'en_aprobacion') continue;
    await insertRows(manager, OfferApproval, [
      {
        ...{ id: demoId(`offer-approval:${person}`), oferta_id: id, ronda: 1, orden: 1 },
        pedida_at: columns.created_at,
      },
    ]);
  }
}
