import { type EntityManager, IsNull } from 'typeorm';
import { DocumentRequest } from '../candidates/files/documents/document-request.entity.js';
import { daysAfter } from '../candidates/people/tasks/task.rules.js';
import { Onboarding } from '../onboarding/onboarding.entity.js';
import { OnboardingTask } from '../onboarding/tasks/onboarding-task.entity.js';
import { OnboardingTemplate, type TemplateTask } from '../onboarding/templates/template.entity.js';
import { type DataFiles, demoId } from './data-files.js';
import { insertRows } from './insert-rows.js';
import type { DemoCandidate } from './people.js';

interface OnboardingData {
  /** E-mail of somebody whose first hired application it is. */
  person: string;
  primer_dia: string;
  created_at: string;
  /** Tasks that are done, by their key in the template; those with a value or a file are not. */
  done: string[];
}

/** The first days that are prepared. Values are encrypted with a key that these files do not know, so there are none. */
export async function insertOnboardings(
  manager: EntityManager,
  files: DataFiles,
  candidates: readonly DemoCandidate[],
): Promise<void> {
  for (const data of files.read<OnboardingData>('onboardings', ['person', 'primer_dia', 'created_at'])) {
    const { person, done, ...columns } = data;
    const application = candidates
      .find((one) => one.person.email === person)
      ?.applications.find((one) => one.application.estado === 'contratada')?.application;
    if (!application) throw new Error(`${person} was not hired`);
    const { departamento } = application;
    const template =
      (await manager.findOneBy(OnboardingTemplate, { departamento, posicion: IsNull() })) ??
      (await manager.findOneByOrFail(OnboardingTemplate, { departamento: IsNull() }));
    const id = demoId(`onboarding:${person}`);
    const own = { id, aplicacion_id: application.id, plantilla_id: template.id };
    await insertRows(manager, Onboarding, [{ ...columns, ...own, updated_at: data.created_at }]);
    const asked = template.tareas.filter(({ tipo }) => tipo === 'documento');
    const { id: aplicacion_id, candidato_id } = application;
    await insertRows(
      manager,
      DocumentRequest,
      asked.map((task) => ({ ...requestOf(data, task), aplicacion_id, candidato_id })),
    );
    const rows = template.tareas.map((task, orden) => ({
      ...taskRow(data, task),
      orden,
      incorporacion_id: id,
    }));
    await insertRows(
      manager,
      OnboardingTask,
      rows.map((row) => (row.tipo === 'lectura' ? { ...row, texto_version: template.version } : row)),
    );
    const unknown = done.filter((clave) => !template.tareas.some((task) => task.clave === clave));
    if (unknown.length > 0) throw new Error(`there is no task ${unknown.join(', ')} for ${person}`);
  }
}

const requestId = ({ person }: OnboardingData, { clave }: TemplateTask): string =>
  demoId(`document:${person}:${clave}`);

const requestOf = (data: OnboardingData, task: TemplateTask) => ({
  id: requestId(data, task),
  nombre: task.titulo.es,
  instrucciones: task.detalle?.es ?? null,
  plazo: daysAfter(data.primer_dia, task.dias),
  created_at: data.created_at,
  updated_at: data.created_at,
});

const taskRow = (data: OnboardingData, task: TemplateTask) => ({
  clave: task.clave,
  tipo: task.tipo,
  quien: task.quien,
  turno: task.quien,
  dias: task.dias,
  obligatoria: task.obligatoria,
  espera: task.espera ?? null,
  titulo: task.titulo,
  id: demoId(`onboarding-task:${data.person}:${task.clave}`),
  detalle: task.detalle ?? {},
  dato: task.dato ?? null,
  texto: task.texto ?? null,
  cualificacion: task.cualificacion ?? null,
  documento_id: task.tipo === 'documento' ? requestId(data, task) : null,
  hecha_at: data.done.includes(task.clave) ? data.created_at : null,
  updated_at: data.created_at,
});
