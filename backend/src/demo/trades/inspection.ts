import type { Trade } from './trade.js';

export const INSPECTOR: Trade = {
  cargos: [
    ['Auxiliar de taller', 'Auxiliar de taller'],
    ['Técnico de recepción de vehículos', 'Técnica de recepción de vehículos'],
    ['Técnico de inspección y peritaje', 'Técnica de inspección y peritaje'],
    ['Técnico de mantenimiento de flota', 'Técnica de mantenimiento de flota'],
  ],
  empresas: [
    'Peritacions Montgrí',
    'Renting Alt Camp',
    'Revisions Tècniques Vallparadís',
    'Lloguers Tramuntana',
    'Tallers Font Nova',
  ],
  tareas: [
    'inspección de entrada y salida con informe fotográfico',
    'valoración de daños en devoluciones de renting',
    'citas y seguimiento de inspecciones técnicas (ITV)',
    'control del plan de mantenimiento de trescientos vehículos',
    'autorización de presupuestos de taller',
    'comprobación de documentación, distintivos y equipamiento obligatorio',
    'pruebas dinámicas y control de calidad antes de la entrega',
    'relación con aseguradoras y talleres colaboradores',
  ],
  perfiles: [
    'Técnic{o} de automoción con {anios} entre el taller y la inspección. Veo el daño pequeño, lo documento y lo valoro sin discusiones.',
    'Con {anios} de experiencia en devoluciones y mantenimiento de flota, sé lo que cuesta una reparación y lo que puede esperar.',
    'Profesional de la inspección de vehículos, metódic{o} y con buen trato tanto con el taller como con el cliente.',
  ],
  estudios: [
    ['Técnico Superior en Automoción', 'Institut Comte de Rius'],
    ['Técnico en Carrocería', 'Institut Palau Ausit'],
    ['Grado en Ingeniería Mecánica', 'Escola d’Enginyeria de Terrassa'],
  ],
  cursos: [
    ['Peritación de automóviles (120 h)', 'Formació Motor Anoia'],
    ['Normativa de inspección técnica de vehículos', 'Gremi de Tallers del Vallès'],
    ['Fotografía e informe pericial', 'Formació Motor Anoia'],
  ],
  carnets: ['Permiso B', 'Permiso C'],
  competencias: [
    'Peritaje',
    'Informes fotográficos',
    'Gestión de ITV',
    'Presupuestos de taller',
    'Control de calidad',
    'Excel',
    'Normativa de vehículos',
    'Negociación',
  ],
  motivos: [
    'Me gustaría pasar de la inspección puntual a cuidar una flota durante toda su vida.',
    'Sé que la empresa cubre ITV, custodia y mantenimiento bajo el mismo techo; ahí mi experiencia se aprovecharía entera.',
    'Busco un equipo donde el criterio técnico pese de verdad en la decisión de reparar o no.',
  ],
  logros: [
    'Unifiqué las fotos y medidas de las devoluciones y las reclamaciones bajaron un tercio.',
    'En {empresa} llevé al día las ITV de trescientos vehículos sin que caducara ninguna.',
    'Negocié tarifas con seis talleres y ahorramos cerca del diez por ciento en carrocería.',
  ],
  notas: [
    'Buen ojo para la carrocería; los informes que ha traído de muestra son muy claros.',
    'Podría cubrir recepción e ITV. Preguntar por disponibilidad los sábados.',
  ],
};
