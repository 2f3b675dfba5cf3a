/** Views as the address names them, and as FullCalendar does. */
export const MODES = ['semana', 'dia', 'mes', 'agenda'] as const;
export type Mode = (typeof MODES)[number];

export const MODE_LABEL: Readonly<Record<Mode, string>> = {
  semana: 'Semana',
  dia: 'Día',
  mes: 'Mes',
  agenda: 'Lista',
};

export const VIEW_OF_MODE: Readonly<Record<Mode, string>> = {
  semana: 'timeGridWeek',
  dia: 'timeGridDay',
  mes: 'dayGridMonth',
  agenda: 'listMonth',
};

/** A week's grid has no room on a phone: it begins with the list. */
export const modeOf = (text: string | null, phone: boolean): Mode =>
  MODES.find((mode) => mode === text) ?? (phone ? 'agenda' : 'semana');
