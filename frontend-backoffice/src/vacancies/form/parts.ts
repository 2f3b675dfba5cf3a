import { VACANCY_FIELD_LABEL } from '@hiring/contract';

export const PARTS = {
  puesto: { id: 'puesto', title: 'El puesto' },
  condiciones: { id: 'condiciones', title: 'Condiciones' },
  salario: { id: 'salario', title: 'Salario' },
  publicacion: { id: 'publicacion', title: 'Publicación' },
  oferta: { id: 'oferta', title: 'Lo que se lee en la oferta' },
  permisos: {
    id: 'permisos',
    title: VACANCY_FIELD_LABEL.cualificaciones,
    lead: 'Se muestran en la oferta y sirven para encontrar a quien encaja. No descartan a nadie.',
  },
  preguntas: {
    id: 'preguntas',
    title: 'Preguntas para quien se presente',
    lead: 'Se responden en el formulario de candidatura. Las lee una persona: ninguna respuesta descarta por sí sola.',
  },
} as const;
