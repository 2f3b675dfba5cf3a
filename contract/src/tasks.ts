export const TASK_LIMITS = { titulo: 200, detalle: 2000 } as const;

/** How often a task comes back; `laborable`: from Monday to Friday. */
export const TASK_REPEATS = ['diaria', 'laborable', 'semanal', 'mensual'] as const;
export type TaskRepeat = (typeof TASK_REPEATS)[number];
export const TASK_REPEAT_LABEL: Readonly<Record<TaskRepeat, string>> = {
  diaria: 'Cada día',
  laborable: 'De lunes a viernes',
  semanal: 'Cada semana',
  mensual: 'Cada mes',
};

/** By its day; `hasta_hoy`: overdue, or for today. */
export const TASK_DUE = ['hoy', 'vencida', 'hasta_hoy', 'semana', 'sin_fecha'] as const;
export type TaskDue = (typeof TASK_DUE)[number];

/** Whose it is, without an id: of whoever asks, of nobody yet, or either. */
export const TASK_OWNERS = ['yo', 'nadie', 'yo_o_nadie'] as const;
