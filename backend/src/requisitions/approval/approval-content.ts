import {
  AGREEMENT_LABEL,
  type ApprovalContent,
  numberFormat,
  plainDayFormat,
  REQUISITION_REASON_LABEL,
} from '@hiring/contract';
import type { DepartmentsService } from '../../departments/departments.service.js';
import { inLanguage } from '../../platform/http/language/language.js';
import type { RequisitionRow } from '../requisition-rows.js';

const euros = numberFormat({
  style: 'currency',
  currency: 'EUR',
  useGrouping: 'always',
  maximumFractionDigits: 0,
});
const longDay = plainDayFormat({ day: 'numeric', month: 'long', year: 'numeric' });
/** What a link of a mail, and the start page, show of a request that waits for approval. */
export async function approvalContent(
  departments: DepartmentsService,
  row: RequisitionRow,
): Promise<ApprovalContent> {
  const nameOf = await departments.namer();
  const { motivo, sustituye_a, plazas, salario_min, salario_max } = row;
  return inLanguage('es', () => ({
    titulo: row.titulo,
    datos: [
      { etiqueta: 'Plazas', valor: String(plazas) },
      { etiqueta: 'Departamento', valor: nameOf(row.departamento) },
      { etiqueta: 'Desde', valor: longDay(new Date(row.desde_el)) },
      { etiqueta: 'Salario bruto anual', valor: `${euros(salario_min)} – ${euros(salario_max)}` },
      {
        etiqueta: 'Motivo',
        valor: [REQUISITION_REASON_LABEL[motivo], ...(sustituye_a ? [sustituye_a] : [])].join(': '),
      },
      ...(row.justificacion ? [{ etiqueta: 'Justificación', valor: row.justificacion }] : []),
    ],
    resto: [
      { etiqueta: 'Posición', valor: nameOf(row.departamento, row.posicion) },
      { etiqueta: 'Centro de trabajo', valor: row.ubicacion },
      { etiqueta: 'Convenio', valor: AGREEMENT_LABEL[row.convenio] },
      ...(row.solicitante ? [{ etiqueta: 'La pide', valor: row.solicitante }] : []),
    ],
    avisos: [],
    cambios: [],
  }));
}
