import { VACANCY_FIELD_LABEL } from '@hiring/contract';
import { addTexts } from '../texts';

/** Texts of vacancies and their links. */
export const vacancies = addTexts({
  resources: {
    vacancies: {
      name: 'Vacante |||| Vacantes',
      empty: 'No se encontraron vacantes',
      empty_filtered: 'No hay vacantes que coincidan con los filtros aplicados.',
      invite: 'No hay vacantes creadas aún. Crea la primera vacante para comenzar.',
      failed: 'Error al cargar los datos',
      fields: {
        ...VACANCY_FIELD_LABEL,
        q: 'Buscar por título, puesto o lugar',
        vacante: 'Vacante',
        candidaturas: 'Candidaturas',
        por_responder: 'Esperan respuesta',
        contratadas: 'Contratadas',
        fecha_publicacion: 'Publicación',
        siguiente: 'Siguiente paso',
        'preguntas.texto': 'Pregunta',
        'preguntas.tipo': 'Respuesta',
        'preguntas.unidad': 'Unidad',
        'preguntas.opciones': 'Opciones',
        'preguntas.ayuda': 'Ayuda',
        'preguntas.obligatoria': 'Obligatoria',
        actions: 'Acciones',
      },
      notifications: { created: 'Vacante creada', updated: 'Vacante guardada' },
      words: {
        lead: 'La oferta se escribe en español. Aquí puede decirse también en otros idiomas; donde no haya texto se verá el español. En las listas, uno por línea.',
        closed: 'Está cerrada: sus textos no se pueden cambiar.',
        failed: 'No se pudieron cargar los textos',
        older:
          'El texto en %{language} es anterior al último cambio del texto en español: repásalo y guárdalo.',
        save: 'Guardar textos',
        saved: 'Textos guardados',
        unsaved: 'No se han guardado los textos: %{reason}',
        stale:
          'Otra persona ha cambiado esta vacante mientras escribías. Lo tuyo sigue aquí: vuelve a guardar para dejarlo.',
        remove: 'Quitar estos textos',
        remove_question: '¿Quitar los textos en %{language}?',
        remove_explanation: 'Quien lea la oferta en ese idioma la verá en español.',
        removed: 'Textos quitados',
      },
    },
    'tracking-links': {
      name: 'Enlace |||| Enlaces de difusión',
      empty: 'Todavía no hay enlaces',
      invite: 'Crea uno para saber cuánta gente llega desde un portal de empleo, una red o un cartel.',
      failed: 'No se pudieron cargar los enlaces',
      fields: {
        nombre: 'Dónde está',
        codigo: 'Código',
        visitas: 'Visitas',
        candidaturas: 'Candidaturas',
        created_at: 'Creado',
        actions: 'Acciones',
      },
      notifications: { created: 'Enlace creado', deleted: 'Enlace eliminado' },
    },
    waiting: {
      name: 'Persona |||| Personas que esperan',
      empty: 'Nadie espera respuesta en esta vacante',
      failed: 'No se pudo cargar quién espera',
      fields: { nombre: 'Persona', estado: 'Estado', desde: 'Espera desde' },
    },
    matches: {
      name: 'Persona |||| Personas que encajan',
      empty: 'Nadie encaja por ahora',
      empty_filtered: 'No se encontraron personas con los filtros aplicados',
      invite: 'Aparecerán aquí las que tengan el puesto, el departamento o las cualificaciones que pide.',
      failed: 'No se pudo buscar quién encaja',
      fields: {
        nombre: 'Persona',
        motivos: 'Por qué encaja',
        puntos: 'Encaja',
        invitacion: 'Invitación',
        cualificacion: 'Cualificación vigente',
        ciudad: 'Ciudad',
        meses: 'Última candidatura',
      },
    },
    invitations: {
      name: 'Invitación |||| Invitaciones',
      empty: 'Todavía no se ha invitado a nadie',
      failed: 'No se pudieron cargar las invitaciones',
      fields: { nombre: 'Persona', estado: 'Estado', fecha: 'Enviada', invitada_por: 'Por' },
    },
  },
});
