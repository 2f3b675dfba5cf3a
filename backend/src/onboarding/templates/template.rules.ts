import { ONBOARDING_LIMITS, type OnboardingData } from '@hiring/contract';
import type { FieldErrors } from '../../platform/errors/domain-error.js';
import type { TemplateTask } from './template.entity.js';

/** The medical check is human resources' to write down, never the person's. */
const OF_STAFF: readonly OnboardingData[] = ['aptitud'];

/** Whether following what each waits for leads back to this one. */
function waitsForItself(task: TemplateTask, tasks: readonly TemplateTask[]): boolean {
  const seen = new Set([task.clave]);
  for (let at = task.espera; at; at = tasks.find(({ clave }) => clave === at)?.espera) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}

function errorsOf(task: TemplateTask, place: number, tasks: readonly TemplateTask[]): FieldErrors {
  const errors: FieldErrors = {};
  const refuse = (field: string, message: string): void => {
    errors[`tareas.${place}.${field}`] = [message];
  };
  const { titulo, detalle } = ONBOARDING_LIMITS;
  const twice = (same: (other: TemplateTask) => boolean): boolean => tasks.slice(0, place).some(same);
  if (!task.titulo.es) refuse('titulo', 'Escribe el título en español');
  if (Object.values(task.titulo).some((text) => text.length > titulo))
    refuse('titulo', `El título no puede superar los ${titulo} caracteres`);
  if (Object.values(task.detalle ?? {}).some((text) => text.length > detalle))
    refuse('detalle', `El detalle no puede superar los ${detalle} caracteres`);
  if (twice(({ clave }) => clave === task.clave)) refuse('clave', 'Esta tarea está dos veces');
  if (task.espera && !tasks.some(({ clave }) => clave === task.espera))
    refuse('espera', 'La tarea que espera ya no está en la plantilla');
  else if (waitsForItself(task, tasks)) refuse('espera', 'Dos tareas no pueden esperarse una a la otra');
  if (task.tipo === 'dato' && !task.dato) refuse('dato', 'Elige el dato');
  if (task.tipo === 'dato' && twice(({ dato, tipo }) => tipo === 'dato' && dato === task.dato))
    refuse('dato', 'Este dato ya se pide en otra tarea');
  if (task.dato && OF_STAFF.includes(task.dato) && task.quien === 'persona')
    refuse('quien', 'La aptitud médica la anota el equipo, no la persona');
  if (task.tipo === 'lectura' && !task.texto?.es) refuse('texto', 'Escribe el texto en español');
  if ((task.tipo === 'lectura' || task.tipo === 'documento') && task.quien !== 'persona')
    refuse('quien', 'Los documentos y las lecturas son de la persona');
  return errors;
}

/** Errors of a template's tasks by field; empty: none. */
export const templateErrors = (tasks: readonly TemplateTask[]): FieldErrors =>
  Object.assign({}, ...tasks.map((task, place) => errorsOf(task, place, tasks))) as FieldErrors;
