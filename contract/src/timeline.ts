/** Kinds of events in a person's history, for its filter. */
export const HISTORIA_TIPOS = [
  'movimiento',
  'mensaje',
  'correo',
  'nota',
  'entrevista',
  'documento',
  'cv',
] as const;
export type HistoriaTipo = (typeof HISTORIA_TIPOS)[number];

export const HISTORIA_TIPO_LABEL: Readonly<Record<HistoriaTipo, string>> = {
  movimiento: 'Movimientos',
  mensaje: 'Mensajes',
  correo: 'Correos',
  nota: 'Notas internas',
  entrevista: 'Entrevistas',
  documento: 'Documentos',
  cv: 'Consultas del CV',
};

/** What happened. */
export const HISTORIA_SUCESOS = [
  'creada',
  'actualizada',
  'movida',
  'deshecha',
  'retirada',
  'correo',
  'conversacion_candidato',
  'conversacion_rrhh',
  'nota',
  'entrevista',
  'documento_pedido',
  'documento_recibido',
  'cv_recibido',
  'cv_visto',
  'cv_descargado',
  'regla',
  'oferta',
] as const;
export type HistoriaSuceso = (typeof HISTORIA_SUCESOS)[number];
