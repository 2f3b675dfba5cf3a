import { AGREEMENT_LABEL, REQUISITION_ESTADO_LABEL, REQUISITION_REASON_LABEL } from '@hiring/contract';
import { type CsvColumn, dayCell, textCell } from '../platform/http/csv/list-csv.js';
import type { RequisitionResponse } from './requisition.dto.js';

/** Of a table of requests for a spreadsheet. @param name of a department or of its position, by their codes */
export const requisitionColumns = (
  name: (departamento: string, posicion?: string) => string,
): readonly CsvColumn<RequisitionResponse>[] => [
  { title: 'Solicitud', cell: ({ numero }) => textCell(numero) },
  { title: 'Puesto', cell: ({ titulo }) => textCell(titulo) },
  { title: 'Departamento', cell: ({ departamento }) => textCell(name(departamento)) },
  { title: 'Posición', cell: ({ departamento, posicion }) => textCell(name(departamento, posicion)) },
  { title: 'Centro de trabajo', cell: ({ ubicacion }) => textCell(ubicacion) },
  { title: 'Estado', cell: ({ estado }) => textCell(REQUISITION_ESTADO_LABEL[estado]) },
  { title: 'Plazas', cell: ({ plazas }) => ({ number: plazas }) },
  { title: 'Contratadas', cell: ({ contratadas }) => ({ number: contratadas }) },
  { title: 'Motivo', cell: ({ motivo }) => textCell(REQUISITION_REASON_LABEL[motivo]) },
  { title: 'Fecha de inicio', cell: ({ desde_el }) => ({ day: desde_el }) },
  { title: 'Salario mínimo', cell: ({ salario_min }) => ({ number: salario_min }) },
  { title: 'Salario máximo', cell: ({ salario_max }) => ({ number: salario_max }) },
  { title: 'Convenio', cell: ({ convenio }) => textCell(AGREEMENT_LABEL[convenio]) },
  { title: 'La pide', cell: ({ solicitante }) => textCell(solicitante) },
  { title: 'Espera a', cell: ({ espera_a }) => textCell(espera_a) },
  { title: 'Pedida', cell: ({ pedida_at }) => dayCell(pedida_at) },
  { title: 'Aprobada', cell: ({ aprobada_at }) => dayCell(aprobada_at) },
];
