/** Bodies whose fields depend on one another: written by hand. By schema. */
export const BODIES: Readonly<Record<string, unknown>> = {
  QuestionRequest: { id: 'carne', texto: '¿Tienes el carné C?', tipo: 'si_no', obligatoria: true },
  WindowDto: { dia: 1, desde: '09:00', hasta: '13:00' },
  UpdateSettingsRequest: { version: 1, company_city: 'Rubí', session_timeout: 60 },
};
