/** Texts of e-mails, templates and reasons of rejection. */
export const mail = {
  resources: {
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
  },
};
