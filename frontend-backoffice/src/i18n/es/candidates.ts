import { FIELD_LABEL } from '@hiring/contract';
import { addTexts } from '../texts';

/** Texts of people, applications, the board, tags, documents, notes and threads. */
export const candidates = addTexts({
  candidates: {
    composer: {
      title: 'Escribir',
      kind: 'Qué escribir',
      nota: {
        name: 'Nota interna',
        field: 'Nueva nota interna',
        help: 'Nota interna: no la ve el candidato durante el proceso. Figura en la copia de sus datos.',
        send: 'Guardar nota',
        sending: 'Guardando...',
        done: 'Nota guardada.',
        failed: 'La nota no se ha guardado.',
      },
      mensaje: {
        name: 'Mensaje al candidato',
        field: 'Mensaje para %{name}',
        help: 'Lo leerá el candidato en su portal y por email, en nombre del equipo de selección',
        send: 'Enviar mensaje',
        sending: 'Enviando...',
        done: 'Mensaje enviado. También le llegará por email.',
        failed: 'El mensaje no se ha enviado.',
      },
      correo: { name: 'Correo' },
    },
    stream: {
      show: 'Mostrar',
      all: 'Todo',
      failed: 'No se pudo cargar la conversación',
      empty: 'Nada por aquí',
      empty_kind: 'No hay nada de esta clase en la historia de esta persona.',
      empty_all: 'Todavía no ha pasado nada.',
    },
    print: {
      open: 'Imprimir ficha',
      print: 'Imprimir',
      choose: 'Qué imprimir',
      perfil: 'Perfil',
      fases: 'Candidaturas y fases',
      notas: 'Notas internas',
      printed: 'Ficha del %{moment}',
      notes_failed: 'No se pudieron cargar las notas',
      no_notes: 'No hay notas.',
    },
  },
  resources: {
    candidates: {
      name: 'Candidatura |||| Candidaturas',
      failed: 'No se pudieron cargar las candidaturas',
      fields: {
        ...FIELD_LABEL,
        nombre_completo: 'Candidato',
        puesto: 'Puesto',
        fecha_aplicacion: 'Recibida',
        estado: 'Estado',
        prioridad: 'Prioridad',
        acciones: 'Acciones',
        seleccion: 'Elegir',
        feedback_rrhh: 'Feedback RRHH',
      },
    },
  },
});
