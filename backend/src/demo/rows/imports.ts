import type { Import } from '../../candidates/imports/import.entity.js';
import type { Provenance } from '../../candidates/imports/provenance.entity.js';
import type { WorkCalendar } from '../madrid-time.js';
import { madridInstant } from '../madrid-time.js';
import type { DemoCandidate } from '../process/process.js';
import { ADMIN } from '../process/staff.js';
import { uuidOf } from '../random.js';

export interface DemoImports {
  imports: Omit<Import, 'autor'>[];
  provenance: Omit<Provenance, 'origen' | 'informado_el'>[];
}

/** Too old to be undone: undoing would need the import's rows. */
const DAYS_AGO = 45;

/** People without an account came with an import: the import, and its mark in their records. */
export function importRows(candidates: readonly DemoCandidate[], calendar: WorkCalendar): DemoImports {
  const done = madridInstant(calendar.day(-DAYS_AGO), 10 * 60 + 5);
  const brought = candidates.filter(({ person }) => person.userId === null);
  const id = uuidOf('import:bolsa');
  const columns = ['Nombre', 'Apellidos', 'Correo', 'Teléfono', 'Población', 'Puesto'];
  return {
    imports: [
      {
        id,
        tipo: 'tabla',
        estado: 'terminada',
        nombre: 'bolsa-de-trabajo.xlsx',
        columnas: columns,
        mapeo: ['nombre', 'apellidos', 'email', 'telefono', 'ciudad', 'posicion'],
        opciones: {
          vacante_id: null,
          departamento: 'chofer',
          posicion: null,
          etapa: 'recibida',
          si_email: 'omitir',
          si_telefono: 'omitir',
          si_fila: 'omitir',
          avisar: false,
        },
        revision: 2,
        total: brought.length + 3,
        cifras: { creada: brought.length, omitida: 2, fallida: 1 },
        origen: 'Bolsa de trabajo de la empresa: inscripciones en papel y por teléfono',
        informados_el: calendar.day(-DAYS_AGO),
        creada_por: ADMIN.id,
        created_at: new Date(done.getTime() - 20 * 60_000),
        iniciada_at: new Date(done.getTime() - 60_000),
        terminada_at: done,
        deshecha_at: null,
      },
    ],
    provenance: brought.map(({ person }) => ({
      id: uuidOf(`provenance:${person.number}`),
      candidato_id: person.candidateId,
      importacion_id: id,
      created_at: done,
    })),
  };
}
