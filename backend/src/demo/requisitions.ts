import type { EntityManager } from 'typeorm';
import { RequisitionApproval } from '../requisitions/approval/requisition-approval.entity.js';
import { StaffingPlan } from '../requisitions/plan/staffing-plan.entity.js';
import { Requisition } from '../requisitions/requisition.entity.js';
import { Vacancy } from '../vacancies/vacancy.entity.js';
import { HR, MANAGER } from './accounts.js';
import { type DataFiles, demoId } from './data-files.js';
import { insertRows } from './insert-rows.js';

interface RequisitionData extends Omit<Partial<Requisition>, 'created_at' | 'aprobada_at'> {
  key: string;
  estado: Requisition['estado'];
  departamento: string;
  plazas: number;
  desde_el: string;
  created_at: string;
  aprobada_at?: string;
  /** Key of the vacancy that was made from it. */
  vacancy?: string;
  /** Why it was returned. */
  returned?: string;
}

/** What the manager of the workshop asked for; human resources decide. Each state occurs, filled by the hires of its vacancy. */
export async function insertRequisitions(manager: EntityManager, files: DataFiles): Promise<void> {
  const told = files.read<RequisitionData>('requisitions', ['key', 'estado', 'created_at', 'desde_el']);
  for (const [place, { key, vacancy, returned, ...columns }] of told.entries()) {
    const id = demoId(`requisition:${key}`);
    const { estado, created_at } = columns;
    const asked = estado !== 'borrador' && estado !== 'cancelada';
    await insertRows(manager, Requisition, [
      {
        ...columns,
        id,
        solicitante_id: MANAGER.id,
        updated_at: created_at,
        numero: `SP-${created_at.slice(0, 4)}-${String(place + 1).padStart(4, '0')}`,
        ...(asked && { ronda: 1, pedida_at: created_at }),
        ...(estado === 'cancelada' && { cancelada_at: created_at }),
      },
    ]);
    if (asked) {
      const decision = estado === 'en_aprobacion' ? null : estado;
      await insertRows(manager, RequisitionApproval, [
        {
          id: demoId(`requisition-step:${key}`),
          solicitud_id: id,
          ronda: 1,
          orden: 1,
          pedida_at: created_at,
          motivo: returned ?? null,
          ...(decision && { decision, decidida_por: HR.id, decidida_at: columns.aprobada_at ?? created_at }),
        },
      ]);
    }
    if (vacancy) await manager.update(Vacancy, demoId(`vacancy:${vacancy}`), { solicitud_id: id });
  }
  const years = [...new Set(told.map(({ desde_el }) => Number(desde_el.slice(0, 4))))];
  await insertRows(
    manager,
    StaffingPlan,
    years.flatMap((anio) =>
      ['logistica', 'mantenimiento', 'administracion'].map((departamento, place) => ({
        anio,
        departamento,
        prevista: 5 - place,
      })),
    ),
  );
}
