/** Internal notes of HR about a candidate. */
export const CANDIDATE_NOTES: readonly string[] = [
  'Ha llamado para preguntar por los plazos. Quedamos en darle respuesta esta semana.',
  'Prefiere que le escribamos: por la mañana conduce y no puede contestar.',
  'Referencias comprobadas con su última empresa: puntual y cuidadoso con el material.',
  'Vive a diez minutos de la base. Puede empezar de madrugada si hace falta.',
  'Pendiente de que nos envíe el certificado actualizado.',
  'Pide un sueldo algo por encima de la banda; cree que se puede hablar.',
  'Viene recomendado por una persona del equipo de campa.',
  'Le interesa también el turno de fin de semana.',
];

/** Interviewers' comments to their scores, by impression. */
export const SCORECARD_COMMENTS: Readonly<Record<'good' | 'fair' | 'bad', readonly string[]>> = {
  good: [
    'Explica con ejemplos lo que ha hecho. Encajaría desde el primer día.',
    'Conoce el trabajo y hace buenas preguntas sobre seguridad.',
  ],
  fair: [
    'Buena base; le faltan horas con nuestro tipo de vehículos.',
    'Correcto en todo. Compararía con el resto antes de decidir.',
  ],
  bad: [
    'La experiencia es más corta de lo que parece en el CV.',
    'No puede hacer los turnos que necesitamos.',
  ],
};
