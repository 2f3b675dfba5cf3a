import type { Trade } from './trade.js';

export const SYSTEMS: Trade = {
  cargos: [
    ['Técnico de soporte', 'Técnica de soporte'],
    ['Administrador de sistemas', 'Administradora de sistemas'],
    ['Desarrollador web', 'Desarrolladora web'],
  ],
  empresas: [
    'Informàtica Tres Torres',
    'Dades i Xarxes Clot',
    'Programari Nou Barris',
    'Sistemes Poblenou',
    'Assegurances Pla i Fills',
  ],
  tareas: [
    'soporte a ciento veinte usuarios en oficinas y bases',
    'administración de servidores, copias de seguridad y redes',
    'desarrollo de aplicaciones internas para tráfico y taller',
    'integración de la telemática de los vehículos con el ERP',
    'mantenimiento de tabletas y terminales de los conductores',
    'automatización de informes y cuadros de mando',
    'documentación y formación de usuarios',
  ],
  perfiles: [
    'Informátic{o} con {anios} de experiencia entre soporte, sistemas y desarrollo. Me gusta resolver el problema y también dejarlo explicado.',
    'Profesional de sistemas con {anios} en empresas medianas, donde toca hacer de todo y hacerlo bien.',
  ],
  estudios: [
    ['Técnico Superior en Desarrollo de Aplicaciones Web', 'Institut Tecnològic del Besòs'],
    ['Técnico Superior en Administración de Sistemas', 'Institut Tecnològic del Besòs'],
    ['Grado en Ingeniería Informática', 'Universitat Autònoma de Barcelona'],
  ],
  cursos: [
    ['Administración de PostgreSQL (30 h)', 'Barcelona Formació Oberta'],
    ['Seguridad en redes', 'Barcelona Formació Oberta'],
    ['Inglés B2', 'Escola Oficial d’Idiomes'],
  ],
  carnets: ['Permiso B'],
  competencias: [
    'Linux',
    'Redes',
    'PostgreSQL',
    'TypeScript',
    'Copias de seguridad',
    'Soporte a usuarios',
    'Documentación',
    'Telemática',
    'Python',
  ],
  motivos: [
    'Me atrae poner la informática al servicio de algo que se mueve de verdad y ver el resultado en la calle.',
    'Busco una empresa mediana en la que pueda tratar con los usuarios y no solo con las incidencias.',
    'La telemática de flotas es un campo que conozco y en el que me gustaría seguir.',
  ],
  logros: [
    'En {empresa} automaticé un informe que ocupaba dos mañanas cada mes.',
    'Migré los servidores un fin de semana y el lunes nadie notó el cambio.',
    'Conecté los localizadores con el programa de taller y las revisiones se avisan solas.',
  ],
  notas: [
    'Buena candidatura espontánea. Sin vacante en sistemas por ahora.',
    'Conoce telemática de flotas. Pasar el perfil a dirección técnica.',
  ],
};
