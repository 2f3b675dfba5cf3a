import { FIELD_LABEL } from '@hiring/contract';

/** Names of resources and the labels of their fields. */
export const resources = {
  candidates: {
    name: 'Candidatura |||| Candidaturas',
    fields: {
      ...FIELD_LABEL,
      nombre_completo: 'Candidato',
      puesto: 'Puesto',
      fecha_aplicacion: 'Recibida',
      fecha_respuesta: 'Primera respuesta',
      fecha_contratacion: 'Contratación',
      created_at: 'Creado',
      estado: 'Estado',
      prioridad: 'Prioridad',
      acciones: 'Acciones',
      seleccion: 'Elegir',
      feedback_rrhh: 'Feedback RRHH',
      notas_rrhh: 'Notas RRHH',
    },
  },
  emails: {
    name: 'Correo |||| Correos',
    fields: {
      destinatario: 'Destinatario',
      asunto: 'Asunto',
      plantilla: 'Tipo',
      estado: 'Estado',
      created_at: 'Fecha',
      candidato_id: 'Candidato',
      enviado_at: 'Enviado',
      enviar_desde: 'Envío previsto',
      intentos: 'Intentos',
      ultimo_error: 'Último error',
    },
  },
  templates: { name: 'Plantilla |||| Plantillas' },
  'rejection-reasons': { name: 'Motivo de rechazo |||| Motivos de rechazo' },
  interviews: { name: 'Entrevista |||| Entrevistas' },
  users: { name: 'Usuario |||| Usuarios' },
  logs: { name: 'Entrada |||| Registro' },
  departments: { name: 'Departamento |||| Departamentos' },
};
