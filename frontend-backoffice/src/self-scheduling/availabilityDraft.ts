import type { InterviewTipo } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import type { Availability } from './useAvailability';
import { NEW_WINDOW, type WindowDraft } from './WindowFields';

/** The form as it is typed. */
export interface AvailabilityDraft {
  nombre: string;
  entrevistador_id: string;
  franjas: WindowDraft[];
  duracion_min: string;
  margen_antes_min: string;
  margen_despues_min: string;
  antelacion_horas: string;
  dias_vista: string;
  tipo: InterviewTipo;
  ubicacion: string;
  link_virtual: string;
  activa: boolean;
}

export function draftOf(row: Availability | null): AvailabilityDraft {
  return {
    nombre: row?.nombre ?? '',
    entrevistador_id: row?.entrevistador_id ?? '',
    franjas: row?.franjas.map(({ dia, fecha, desde, hasta }) => ({
      dia: fecha ? 'fecha' : String(dia ?? 1),
      fecha: fecha ?? '',
      desde,
      hasta,
    })) ?? [NEW_WINDOW],
    duracion_min: String(row?.duracion_min ?? 30),
    margen_antes_min: String(row?.margen_antes_min ?? 0),
    margen_despues_min: String(row?.margen_despues_min ?? 10),
    antelacion_horas: String(row?.antelacion_horas ?? 24),
    dias_vista: String(row?.dias_vista ?? 14),
    tipo: row?.tipo ?? 'presencial',
    ubicacion: row?.ubicacion ?? '',
    link_virtual: row?.link_virtual ?? '',
    activa: row?.activa ?? true,
  };
}

export function requestOf(draft: AvailabilityDraft): Schemas['AvailabilityRequest'] {
  const { franjas, ubicacion, link_virtual, ...rest } = draft;
  return {
    ...rest,
    franjas: franjas.map(({ dia, fecha, desde, hasta }) => ({
      ...(dia === 'fecha' ? { fecha } : { dia: Number(dia) }),
      desde,
      hasta,
    })),
    duracion_min: Number(draft.duracion_min),
    margen_antes_min: Number(draft.margen_antes_min),
    margen_despues_min: Number(draft.margen_despues_min),
    antelacion_horas: Number(draft.antelacion_horas),
    dias_vista: Number(draft.dias_vista),
    ...(ubicacion ? { ubicacion } : {}),
    ...(link_virtual ? { link_virtual } : {}),
  };
}
