import { DECLINE_REASON_LABEL, OFFER_BAND_LABEL, OFFER_ESTADO_LABEL } from '@hiring/contract';
import { type CsvColumn, dayCell, textCell } from '../platform/http/csv/list-csv.js';
import type { OfferResponse } from './offer.dto.js';

/** Of a table of offers for a spreadsheet. @param name of a department, by its code */
export const offerColumns = (name: (departamento: string) => string): readonly CsvColumn<OfferResponse>[] => [
  { title: 'Oferta', cell: ({ nombre }) => textCell(nombre) },
  { title: 'Persona', cell: ({ candidato_nombre }) => textCell(candidato_nombre) },
  { title: 'Puesto', cell: ({ puesto }) => textCell(puesto) },
  { title: 'Departamento', cell: ({ departamento }) => textCell(name(departamento)) },
  { title: 'Estado', cell: ({ estado }) => textCell(OFFER_ESTADO_LABEL[estado]) },
  { title: 'Salario bruto anual', cell: ({ salario_anual }) => ({ number: salario_anual / 100 }) },
  { title: 'Banda', cell: ({ banda }) => textCell(OFFER_BAND_LABEL[banda]) },
  { title: 'Espera a', cell: ({ espera_a }) => textCell(espera_a) },
  { title: 'Caduca', cell: ({ caduca_el }) => ({ day: caduca_el }) },
  { title: 'Preparada', cell: ({ created_at }) => dayCell(created_at) },
  { title: 'Enviada', cell: ({ enviada_at }) => dayCell(enviada_at) },
  { title: 'Aceptada', cell: ({ aceptada_at }) => dayCell(aceptada_at) },
  { title: 'Terminada', cell: ({ terminada_at }) => dayCell(terminada_at) },
  { title: 'Motivo del rechazo', cell: ({ rechazo }) => textCell(rechazo && DECLINE_REASON_LABEL[rechazo]) },
];
