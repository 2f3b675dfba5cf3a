import type { Trade } from './trade.js';

export const ADMINISTRATION: Trade = {
  cargos: [
    ['Auxiliar administrativo', 'Auxiliar administrativa'],
    ['Administrativo', 'Administrativa'],
    ['Administrativo de flotas', 'Administrativa de flotas'],
  ],
  empresas: [
    'Gestoria Mercader i Nolla',
    'Renting Alt Camp',
    'Assegurances Pla i Fills',
    'Ferreteria Industrial Boada',
    'Concessionaris Vilamar',
    'Serveis Integrals Ronda',
  ],
  tareas: [
    'matriculación, transferencias y bajas de vehículos',
    'gestión de multas e identificación de conductores',
    'control de seguros, partes y vencimientos',
    'facturación a clientes y conciliación de cobros',
    'archivo digital de contratos y documentación de flota',
    'atención telefónica y por correo a conductores y proveedores',
    'pedidos, albaranes y alta de proveedores',
    'preparación de informes mensuales de kilómetros y combustible',
    'relación con la gestoría y con Tráfico',
  ],
  perfiles: [
    'Administrativ{o} con {anios} de experiencia. Ordenad{o} con los papeles y rápid{o} con el teclado; me gusta que no quede nada pendiente para mañana.',
    'Con {anios} en departamentos de administración, domino la facturación y la documentación de vehículos. Buen trato por teléfono, también cuando hay prisa.',
    'Profesional administrativ{o}, acostumbrad{o} a llevar varios temas a la vez y a cuadrar hasta el último céntimo.',
  ],
  estudios: [
    ['Técnico Superior en Administración y Finanzas', 'Institut Josep Tapiró'],
    ['Técnico en Gestión Administrativa', 'Institut Rambla Prim'],
    ['Grado en Administración y Dirección de Empresas', 'Universitat de Barcelona'],
  ],
  cursos: [
    ['Excel avanzado y tablas dinámicas (40 h)', 'Barcelona Formació Oberta'],
    ['Trámites de vehículos ante Tráfico', 'Barcelona Formació Oberta'],
    ['Inglés B1', 'Escola Oficial d’Idiomes'],
  ],
  carnets: ['Permiso B'],
  competencias: [
    'Facturación',
    'Excel',
    'Trámites de Tráfico',
    'Gestión de multas',
    'Atención telefónica',
    'Archivo digital',
    'ERP',
    'Seguros',
    'Organización',
  ],
  motivos: [
    'He llevado la documentación de flotas pequeñas y quiero hacerlo en una empresa en la que sea una parte central del trabajo.',
    'Busco un departamento estable, con procedimientos claros y margen para mejorarlos.',
    'La gestión de vehículos me gusta porque mezcla papeles, plazos y trato con personas.',
    'Desde {ciudad} tengo muy buena combinación, y el horario de oficina me viene bien.',
  ],
  logros: [
    'En {empresa} puse al día un archivo de seiscientos expedientes y desde entonces se encuentra todo en un minuto.',
    'Recuperé casi once mil euros de facturas que llevaban más de un año sin reclamar.',
    'Organicé el calendario de vencimientos y no se nos ha vuelto a pasar un seguro.',
    'Reduje de cinco a dos días el tiempo para identificar conductores en las multas.',
  ],
  notas: [
    'Conoce los trámites de Tráfico. Excel por encima de lo que pedimos.',
    'Buena organización. Valorar si le encaja el volumen de multas que llevamos.',
    'Perfil más contable que de flotas; escribe muy bien.',
    'Pide jornada de 8 a 15 en verano. Consultar.',
  ],
};

export const ACCOUNTING: Trade = {
  ...ADMINISTRATION,
  cargos: [
    ['Auxiliar contable', 'Auxiliar contable'],
    ['Administrativo contable', 'Administrativa contable'],
    ['Contable', 'Contable'],
  ],
  tareas: [
    'contabilidad general y analítica por vehículo',
    'liquidación de IVA, retenciones y sociedades',
    'cierre mensual y conciliación bancaria',
    'control de amortizaciones y contratos de renting',
    'preparación de la auditoría anual',
    'gestión de cobros y previsión de tesorería',
    'registro de facturas y control de gastos de viaje',
  ],
  perfiles: [
    'Contable con {anios} de experiencia en empresas de servicios. Cierres puntuales, cuentas claras y documentación lista antes de que la pidan.',
    'Con {anios} entre números, llevo la contabilidad completa de una empresa mediana, impuestos incluidos.',
  ],
  estudios: [
    ['Técnico Superior en Administración y Finanzas', 'Institut Josep Tapiró'],
    ['Grado en Contabilidad y Finanzas', 'Universitat de Barcelona'],
  ],
  competencias: [
    'Contabilidad general',
    'Impuestos',
    'Cierre mensual',
    'Excel avanzado',
    'Tesorería',
    'Amortizaciones',
    'ERP',
    'Auditoría',
  ],
  motivos: [
    'Me interesa la contabilidad de flotas: cada vehículo es casi una pequeña empresa.',
    'Busco un departamento en el que se cierre el mes con datos útiles y no solo con los obligatorios.',
  ],
  logros: [
    'En {empresa} adelanté el cierre mensual del día doce al día cinco.',
    'Preparé tres auditorías seguidas sin salvedades.',
    'Detecté un error de prorrata que nos permitió recuperar IVA de dos ejercicios.',
  ],
  notas: [
    'Contabilidad completa y buen nivel de impuestos. No hay vacante ahora; guardar para más adelante.',
    'Muy buena candidatura espontánea. Hablar con dirección financiera.',
  ],
};

export const PEOPLE_TEAM: Trade = {
  cargos: [
    ['Auxiliar de recursos humanos', 'Auxiliar de recursos humanos'],
    ['Técnico de administración de personal', 'Técnica de administración de personal'],
    ['Técnico de selección', 'Técnica de selección'],
  ],
  empresas: [
    'Treball Temporal Ponent',
    'Consultors Roureda',
    'Serveis Integrals Ronda',
    'Hotels Costa Llevant',
    'Operadora Logística Nou Moll',
  ],
  tareas: [
    'publicación de ofertas y criba de candidaturas',
    'entrevistas telefónicas y presenciales',
    'selección de conductores, mecánicos y personal de almacén',
    'acogida de nuevas incorporaciones',
    'contratos, altas y bajas en la Seguridad Social',
    'coordinación de la formación obligatoria',
    'control horario y gestión de ausencias',
    'informes de rotación y plazos de contratación',
  ],
  perfiles: [
    'Profesional de recursos humanos con {anios} de experiencia, sobre todo en selección de perfiles operativos. Llamo a todo el mundo, también para decir que no.',
    'Técnic{o} de selección con {anios} en consultora y empresa final. Me gusta conocer el puesto por dentro antes de buscar a la persona.',
    'Con {anios} entre selección y administración de personal, sé lo importante que es que un contrato esté listo el primer día.',
  ],
  estudios: [
    ['Grado en Psicología', 'Universitat Autònoma de Barcelona'],
    ['Grado en Relaciones Laborales', 'Universitat de Barcelona'],
    ['Técnico Superior en Administración y Finanzas', 'Institut Josep Tapiró'],
  ],
  cursos: [
    ['Máster en Dirección de Recursos Humanos', 'Universitat de Barcelona'],
    ['Entrevista por competencias (24 h)', 'Barcelona Formació Oberta'],
    ['Protección de datos en recursos humanos', 'Barcelona Formació Oberta'],
    ['Inglés B2', 'Escola Oficial d’Idiomes'],
  ],
  carnets: ['Permiso B'],
  competencias: [
    'Entrevista por competencias',
    'Criba curricular',
    'Contratación laboral',
    'Acogida',
    'Formación',
    'Excel',
    'Protección de datos',
    'Comunicación',
    'Portales de empleo',
  ],
  motivos: [
    'Llevo tiempo seleccionando conductores para otros y me gustaría ver crecer a las personas que elijo.',
    'Busco un equipo pequeño en el que selección y acogida vayan de la mano.',
    'El sector me gusta porque necesita hablar con gente muy distinta y acertar rápido.',
    'Quiero pasar de la consultora a una empresa final y quedarme.',
  ],
  logros: [
    'En {empresa} cubrimos cuarenta puestos de conductor en una campaña de seis semanas.',
    'Bajé de treinta y ocho a veintiséis días el tiempo medio de contratación.',
    'Puse en marcha un plan de acogida y la rotación del primer trimestre cayó a la mitad.',
    'Respondemos a todas las candidaturas, y eso empezó como una propuesta mía.',
  ],
  notas: [
    'Experiencia en perfiles operativos, justo lo que buscamos. El proceso está en pausa.',
    'Muy buena comunicación. Expectativa salarial algo por encima de la banda.',
    'Viene de consultora; valora la cercanía con los equipos.',
  ],
};
