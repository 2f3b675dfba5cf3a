/** Views as the address names them, and as FullCalendar does. */
export const MODES = ['mes', 'semana', 'dia', 'agenda'] as const;
export type Mode = (typeof MODES)[number];

export const MODE_LABEL: Readonly<Record<Mode, string>> = {
  mes: 'Mes',
  semana: 'Semana',
  dia: 'Día',
  agenda: 'Lista',
};

export const VIEW_OF_MODE: Readonly<Record<Mode, string>> = {
  mes: 'dayGridMonth',
  semana: 'timeGridWeek',
  dia: 'timeGridDay',
  agenda: 'listMonth',
};

/** A month's grid has no room on a phone: it begins with the list. */
export const modeOf = (text: string | undefined, phone: boolean): Mode =>
  MODES.find((mode) => mode === text) ?? (phone ? 'agenda' : 'mes');
