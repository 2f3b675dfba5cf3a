import { type Estado, estadosOf, type Stage, STAGES } from '@hiring/contract';
import type { Phase } from '../../../vacancies/phases/phase.entity.js';
import type { BoardColumn } from './board.dto.js';
import type { BoardColumnKey } from './board-scope.js';

/** A column, and how the board finds its cards. */
interface PlannedColumn {
  column: Omit<BoardColumn, 'total'>;
  key: BoardColumnKey;
  /** False: it is shown only while it has cards. */
  always: boolean;
}

type Named = Pick<Phase, 'id' | 'nombre' | 'estado' | 'archivada_at' | 'mensaje'>;

/**
 * The columns of a vacancy with phases, in the order of the process. A stage without phases is one column; in the others
 * each estado has its phases, or a column of its own. Archived phases, and applications that are in no phase of an estado
 * with phases, are shown while there are any.
 */
export function columnsOf(phases: readonly Named[]): PlannedColumn[] {
  return STAGES.flatMap((etapa) => {
    const estados = estadosOf(etapa);
    if (!phases.some(({ estado }) => estados.some((one) => one === estado))) return [wholeStage(etapa)];
    return estados.flatMap((estado) => ofEstado(etapa, estado, phases));
  });
}

export const wholeStage = (etapa: Stage): PlannedColumn => ({
  column: { etapa, estado: null, fase: null, archivada: false, propone_mensaje: false },
  key: { etapa },
  always: true,
});

function ofEstado(etapa: Stage, estado: Estado, phases: readonly Named[]): PlannedColumn[] {
  const own = phases.filter((phase) => phase.estado === estado);
  const inUse = own.some(({ archivada_at }) => archivada_at === null);
  const withoutPhase: PlannedColumn = {
    column: { etapa, estado, fase: null, archivada: false, propone_mensaje: false },
    key: { etapa, estado },
    always: !inUse,
  };
  return [
    withoutPhase,
    ...own.map(({ id, nombre, archivada_at, mensaje }): PlannedColumn => {
      const archivada = archivada_at !== null;
      return {
        column: {
          etapa,
          estado,
          fase: { id, nombre },
          archivada,
          propone_mensaje: Object.keys(mensaje).length > 0,
        },
        key: { etapa, fase: id },
        always: !archivada,
      };
    }),
  ];
}
